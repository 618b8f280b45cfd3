import { insightSchedulesOperator as contract } from '@baize/contract';
import { Checkbox, Field, NativeSelect } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormModal } from '../../../shared/act/form-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import type { ScheduleInput } from './schedule-row.ts';

type Props = { content: ScheduleInput; onClose: () => void };

/** How often a report is sent, as which file, and to whom. */
export function EditSchedule({ content, onClose }: Props) {
  const text = useText();
  const [fields, setFields] = useState(content);
  const change = (part: Partial<ScheduleInput>) => setFields({ ...fields, ...part });
  const save = useAct(contract.saveSchedule, {
    input: () => fields,
    done: 'console.schedules.saved',
    onDone: onClose,
  });
  return (
    <FormModal
      title={text('console.schedules.send')}
      word={text('console.schedules.save')}
      isFull={fields.name.trim() !== '' && fields.recipients.length > 0}
      act={save}
      onClose={onClose}
    >
      <TextField
        isRequired
        label={text('console.schedules.name')}
        maxLength={60}
        value={fields.name}
        onChange={(name) => change({ name })}
      />
      <Timing fields={fields} change={change} />
      <Readers fields={fields} change={change} />
      <Checkbox
        checked={fields.isPaused}
        onChange={({ target }) => change({ isPaused: target.checked })}
      >
        {text('console.schedules.pause')}
      </Checkbox>
    </FormModal>
  );
}

type FieldsProps = { fields: ScheduleInput; change: (part: Partial<ScheduleInput>) => void };

function Timing({ fields, change }: FieldsProps) {
  const text = useText();
  return (
    <>
      <Field
        label={text('console.schedules.often')}
        hint={text(`console.schedules.${fields.often}Hint`)}
      >
        <NativeSelect
          value={fields.often}
          onChange={({ target }) =>
            change({ often: contract.scheduleKinds.find((one) => one === target.value) ?? 'DAILY' })
          }
          options={contract.scheduleKinds.map((value) => ({
            value,
            label: text(`console.schedules.${value}`),
          }))}
        />
      </Field>
      <NumberField
        label={text('console.schedules.hour')}
        min={0}
        max={23}
        value={fields.hour}
        onChange={(hour) => change({ hour })}
      />
      <Field label={text('console.schedules.form')}>
        <NativeSelect
          value={fields.form}
          onChange={({ target }) => change({ form: target.value === 'csv' ? 'csv' : 'xlsx' })}
          options={contract.fileForms.map((value) => ({ value, label: value.toUpperCase() }))}
        />
      </Field>
    </>
  );
}

/** Who may read reports; without an address nothing reaches them. */
function Readers({ fields, change }: FieldsProps) {
  const text = useText();
  const { data } = useQuery(queryOf(contract.listSchedules, {}));
  const toggle = (id: string, isOn: boolean) =>
    change({
      recipients: isOn ? [...fields.recipients, id] : fields.recipients.filter((one) => one !== id),
    });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{text('console.schedules.recipients')}</legend>
      {data?.operators.map(({ id, name, hasAddress }) => (
        <Checkbox
          key={id}
          disabled={!hasAddress && !fields.recipients.includes(id)}
          checked={fields.recipients.includes(id)}
          onChange={({ target }) => toggle(id, target.checked)}
        >
          {hasAddress ? name : text('console.schedules.noAddress', { name })}
        </Checkbox>
      ))}
    </fieldset>
  );
}
