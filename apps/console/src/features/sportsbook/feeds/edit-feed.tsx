import { sportsbookFeedsOperator } from '@baize/contract';
import { Button, Checkbox, Field, Modal, TextInput } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { type NewSecret, SecretModal } from '../../../shared/parts/secret-modal.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import type { FeedRow } from './feed-row.ts';

type Fields = Pick<
  FeedRow,
  'code' | 'version' | 'name' | 'addresses' | 'silentSeconds' | 'isEnabled'
>;

const BLANK: Fields = {
  code: '',
  version: 0,
  name: '',
  addresses: [],
  silentSeconds: 30,
  isEnabled: true,
};

/** Connects a feed; its secret is shown once. */
export function NewFeed() {
  const text = useText();
  const mayEdit = useMay('sports.edit');
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<NewSecret | null>(null);
  if (!mayEdit) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('console.sports.newFeed')}</Button>
      {isOpen && <EditFeed feed={BLANK} onClose={() => setOpen(false)} onSecret={setMade} />}
      <SecretModal made={made} onClose={() => setMade(null)} />
    </>
  );
}

type Props = { feed: Fields; onClose: () => void; onSecret?: (made: NewSecret) => void };

/** How a feed is connected. Letting it in takes a second person. */
export function EditFeed({ feed, onClose, onSecret }: Props) {
  const text = useText();
  const [fields, setFields] = useState<Fields>({
    code: feed.code,
    version: feed.version,
    name: feed.name,
    addresses: feed.addresses,
    silentSeconds: feed.silentSeconds,
    isEnabled: feed.isEnabled,
  });
  const change = (part: Partial<Fields>) => setFields({ ...fields, ...part });
  const save = useAct(sportsbookFeedsOperator.saveFeed, {
    input: () => fields,
    done: ({ approvalId }) =>
      text(approvalId === null ? 'console.sports.saved' : 'console.sports.asked'),
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
    <Modal size="sm" isOpen onClose={onClose} title={feed.name || text('console.sports.newFeed')}>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <FeedFields fields={fields} isNew={feed.version === 0} change={change} />
        <p className="text-[0.8125rem] text-ink-soft">{text('console.sports.feedTwo')}</p>
        <ErrorLine error={save.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
          <Button
            type="submit"
            kind="brass"
            isBusy={save.isPending}
            disabled={!fields.code || !fields.name.trim()}
          >
            {text('console.sports.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type FieldsProps = { fields: Fields; isNew: boolean; change: (part: Partial<Fields>) => void };

function FeedFields({ fields, isNew, change }: FieldsProps) {
  const text = useText();
  return (
    <>
      <Field label={text('console.sports.code')} hint={text('console.sports.codeHint')}>
        <TextInput
          spellCheck={false}
          maxLength={20}
          disabled={!isNew}
          value={fields.code}
          onChange={({ currentTarget }) => change({ code: currentTarget.value.trim() })}
        />
      </Field>
      <Field label={text('console.sports.name')}>
        <TextInput
          maxLength={60}
          value={fields.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </Field>
      <ListText
        label={text('console.connections.addresses')}
        hint={text('console.connections.addressesHint')}
        value={fields.addresses}
        onChange={(addresses) => change({ addresses })}
      />
      <NumberField
        label={text('console.sports.silentSeconds')}
        hint={text('console.sports.silentHint')}
        min={5}
        max={600}
        value={fields.silentSeconds}
        onChange={(silentSeconds) => change({ silentSeconds })}
      />
      <Checkbox
        checked={fields.isEnabled}
        onChange={({ target }) => change({ isEnabled: target.checked })}
      >
        {text('console.sports.feedEnabled')}
      </Checkbox>
    </>
  );
}
