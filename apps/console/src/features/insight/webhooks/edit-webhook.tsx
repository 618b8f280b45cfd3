import { insightWebhooksOperator as contract, type Output } from '@baize/contract';
import { Button, Checkbox } from '@baize/ui';
import { useState } from 'react';
import { FormModal } from '../../../shared/act/form-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useOpening } from '../../../shared/act/use-opening.ts';
import { ask } from '../../../shared/api.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { type NewSecret, SecretModal } from '../../../shared/parts/secret-modal.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';

type Content = Output<typeof contract.addWebhook.input>;

const BLANK: Content = {
  name: '',
  url: 'https://',
  events: ['bet.settled', 'bet.voided'],
  isOpen: true,
};

/** Adds an endpoint; its secret is shown once. */
export function NewWebhook() {
  const text = useText();
  const [isOpen, setOpen] = useOpening('console.webhooks.add');
  const [made, setMade] = useState<NewSecret | null>(null);
  if (!useMay('insight.edit')) return null;
  return (
    <>
      <Button kind="brass" onClick={() => setOpen(true)}>
        {text('console.webhooks.add')}
      </Button>
      {isOpen && <EditWebhook content={BLANK} onClose={() => setOpen(false)} onSecret={setMade} />}
      <SecretModal made={made} onClose={() => setMade(null)} />
    </>
  );
}

type Props = {
  /** Without one it is new. */
  id?: string;
  content: Content;
  onClose: () => void;
  onSecret?: (made: NewSecret) => void;
};

export function EditWebhook({ id, content, onClose, onSecret }: Props) {
  const text = useText();
  const [fields, setFields] = useState(content);
  const change = (part: Partial<Content>) => setFields({ ...fields, ...part });
  const save = useAct(
    {
      topic: 'insight',
      act: async () => {
        if (id === undefined) return ask(contract.addWebhook, fields);
        await ask(contract.saveWebhook, { id, ...fields });
        return null;
      },
    },
    {
      done: () => text('console.webhooks.saved'),
      onDone: (added) => {
        onClose();
        if (added) onSecret?.({ code: fields.name, secret: added.secret });
      },
    },
  );
  return (
    <FormModal
      title={text(id === undefined ? 'console.webhooks.add' : 'console.webhooks.edit')}
      word={text('console.webhooks.save')}
      isFull={fields.name.trim() !== '' && fields.events.length > 0}
      act={save}
      onClose={onClose}
    >
      <Fields fields={fields} change={change} />
    </FormModal>
  );
}

type FieldsProps = { fields: Content; change: (part: Partial<Content>) => void };

function Fields({ fields, change }: FieldsProps) {
  const text = useText();
  const toggle = (one: Content['events'][number], isOn: boolean) =>
    change({
      events: contract.feedEvents.filter((event) =>
        event === one ? isOn : fields.events.includes(event),
      ),
    });
  return (
    <>
      <TextField
        label={text('console.webhooks.name')}
        maxLength={60}
        value={fields.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={text('console.webhooks.url')}
        hint={text('console.webhooks.urlHint')}
        spellCheck={false}
        inputMode="url"
        maxLength={300}
        value={fields.url}
        onChange={(value) => change({ url: value.trim() })}
      />
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-2 font-medium">{text('console.webhooks.events')}</legend>
        {contract.feedEvents.map((event) => (
          <Checkbox
            key={event}
            checked={fields.events.includes(event)}
            onChange={({ target }) => toggle(event, target.checked)}
          >
            <span className="code">{event}</span>
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox
        checked={fields.isOpen}
        onChange={({ target }) => change({ isOpen: target.checked })}
      >
        {text('console.webhooks.isOpen')}
      </Checkbox>
    </>
  );
}
