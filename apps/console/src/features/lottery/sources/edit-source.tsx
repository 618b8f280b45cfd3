import { lotterySourcesOperator } from '@baize/contract';
import { Button, Checkbox, Field, Modal, TextInput } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { type NewSecret, SecretModal } from '../../../shared/parts/secret-modal.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import type { SourceRow } from './source-row.ts';

type Fields = Pick<SourceRow, 'code' | 'version' | 'name' | 'games' | 'addresses' | 'isEnabled'>;

const BLANK: Fields = {
  code: '',
  version: 0,
  name: '',
  games: [],
  addresses: [],
  isEnabled: true,
};

/** Connects a source; its secret is shown once. */
export function NewSource() {
  const text = useText();
  const mayEdit = useMay('lottery.edit');
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<NewSecret | null>(null);
  if (!mayEdit) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('console.lottery.newSource')}</Button>
      {isOpen && <EditSource source={BLANK} onClose={() => setOpen(false)} onSecret={setMade} />}
      <SecretModal made={made} onClose={() => setMade(null)} />
    </>
  );
}

type Props = { source: Fields; onClose: () => void; onSecret?: (made: NewSecret) => void };

/** How a source is connected. Letting it in takes a second person. */
export function EditSource({ source, onClose, onSecret }: Props) {
  const text = useText();
  const [fields, setFields] = useState<Fields>({
    code: source.code,
    version: source.version,
    name: source.name,
    games: source.games,
    addresses: source.addresses,
    isEnabled: source.isEnabled,
  });
  const change = (part: Partial<Fields>) => setFields({ ...fields, ...part });
  const save = useAct(lotterySourcesOperator.saveSource, {
    input: () => fields,
    done: ({ approvalId }) =>
      text(approvalId === null ? 'console.lottery.saved' : 'console.lottery.asked'),
    onDone: ({ secret }) => {
      onClose();
      if (secret !== null) onSecret?.({ code: fields.code, secret });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Modal
      size="sm"
      isOpen
      onClose={onClose}
      title={source.name || text('console.lottery.newSource')}
    >
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <SourceFields fields={fields} isNew={source.version === 0} change={change} />
        <p className="text-[0.8125rem] text-ink-soft">{text('console.lottery.sourceTwo')}</p>
        <ErrorLine error={save.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
          <Button
            type="submit"
            kind="brass"
            isBusy={save.isPending}
            disabled={!fields.code || !fields.name.trim()}
          >
            {text('console.lottery.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type FieldsProps = { fields: Fields; isNew: boolean; change: (part: Partial<Fields>) => void };

function SourceFields({ fields, isNew, change }: FieldsProps) {
  const text = useText();
  return (
    <>
      <Field
        label={text('console.lottery.sourceCode')}
        hint={text('console.lottery.sourceCodeHint')}
      >
        <TextInput
          spellCheck={false}
          maxLength={20}
          disabled={!isNew}
          value={fields.code}
          onChange={({ currentTarget }) => change({ code: currentTarget.value.trim() })}
        />
      </Field>
      <Field label={text('console.lottery.sourceName')}>
        <TextInput
          maxLength={60}
          value={fields.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </Field>
      <ListText
        label={text('console.lottery.sourceGames')}
        hint={text('console.lottery.sourceGamesHint')}
        value={fields.games}
        onChange={(games) => change({ games })}
      />
      <ListText
        label={text('console.connections.addresses')}
        hint={text('console.connections.addressesHint')}
        value={fields.addresses}
        onChange={(addresses) => change({ addresses })}
      />
      <Checkbox
        checked={fields.isEnabled}
        onChange={({ target }) => change({ isEnabled: target.checked })}
      >
        {text('console.lottery.sourceEnabled')}
      </Checkbox>
    </>
  );
}
