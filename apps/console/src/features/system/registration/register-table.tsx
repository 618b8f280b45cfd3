import { type RegisterField, registerFields } from '@baize/contract';
import { Checkbox, cx, Panel, PHONE, Tag, useMedia } from '@baize/ui';
import { useText } from '../../../shared/use-text.ts';
import { changeRule, type RegisterForm } from './register-form.ts';
import { type Rule, ruleWords } from './register-rule.ts';

type Props = {
  form: RegisterForm;
  chosen: RegisterField;
  onChoose: (field: RegisterField) => void;
};

export function RegisterTable(props: Props) {
  const isPhone = useMedia(PHONE);
  return isPhone ? <FieldCards {...props} /> : <FieldGrid {...props} />;
}

const BOXES = ['fieldEnabled', 'required', 'updateEnabled'] as const;

function FieldGrid({ form, chosen, onChoose }: Props) {
  const text = useText();
  return (
    <Panel isPadded={false} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{text('console.register.title')}</caption>
        <thead>
          <tr className="type-label">
            <th scope="col" className="h-10 ps-5 text-start">
              {text('console.register.field')}
            </th>
            {BOXES.map((box) => (
              <th key={box} scope="col" className="px-2 text-center">
                {text(`console.register.${box}`)}
              </th>
            ))}
            <th scope="col" className="px-3 pe-5 text-start">
              {text('console.register.rule')}
            </th>
          </tr>
        </thead>
        <tbody>
          {registerFields.map((field) => {
            const rule = form.content.fields[field];
            const isChosen = field === chosen;
            return (
              <tr
                key={field}
                aria-current={isChosen || undefined}
                className={cx(
                  'border-t',
                  isChosen && 'bg-rail/60 shadow-[inset_3px_0_0_var(--brass)]',
                )}
              >
                <th scope="row" className="ps-5 text-start">
                  <FieldButton field={field} form={form} onChoose={onChoose} />
                </th>
                {BOXES.map((box) => (
                  <td key={box} className="px-2 text-center">
                    <RuleBox form={form} field={field} box={box} />
                  </td>
                ))}
                <td className={cx('px-3 pe-5', rule.fieldEnabled ? '' : 'text-ink-soft')}>
                  {ruleWords(rule)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

function FieldCards({ form, chosen, onChoose }: Props) {
  const text = useText();
  return (
    <ul className="flex flex-col gap-2.5">
      {registerFields.map((field) => (
        <li
          key={field}
          className={cx('rounded-card border bg-table p-4', field === chosen && 'border-brass')}
        >
          <FieldButton field={field} form={form} onChoose={onChoose} />
          <p className="text-ink-soft">{ruleWords(form.content.fields[field])}</p>
          <div className="flex flex-wrap gap-x-5">
            {BOXES.map((box) => (
              <RuleBox
                key={box}
                form={form}
                field={field}
                box={box}
                label={text(`console.register.${box}`)}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

type FieldButtonProps = { form: RegisterForm; field: RegisterField; onChoose: Props['onChoose'] };

function FieldButton({ form, field, onChoose }: FieldButtonProps) {
  const text = useText();
  return (
    <button
      type="button"
      onClick={() => onChoose(field)}
      className="inline-flex min-h-11 items-center gap-2 text-start font-semibold underline-offset-4 hover:underline"
    >
      {text(`console.field.${field}`)}
      {form.isWrong(`fields.${field}`) && <Tag tone="bad">{text('console.register.faulty')}</Tag>}
    </button>
  );
}

type RuleBoxProps = {
  form: RegisterForm;
  field: RegisterField;
  box: (typeof BOXES)[number];
  label?: string;
};

/** A field that is not asked for cannot be required. */
function RuleBox({ form, field, box, label }: RuleBoxProps) {
  const text = useText();
  const rule = form.content.fields[field];
  const isIdle = box === 'required' && !rule.fieldEnabled;
  const name = `${text(`console.field.${field}`)}: ${text(`console.register.${box}`)}`;
  function set(isOn: boolean) {
    const part: Partial<Rule> = { [box]: isOn };
    if (box === 'fieldEnabled' && !isOn) part.required = false;
    changeRule(form, field, part);
  }
  return (
    <Checkbox
      {...(label ? {} : { 'aria-label': name })}
      disabled={!form.mayEdit || isIdle}
      checked={rule[box]}
      onChange={(event) => set(event.target.checked)}
      className={label ? '' : 'mx-auto'}
    >
      {label}
    </Checkbox>
  );
}
