import type { Right } from '@baize/contract';
import { Button } from '@baize/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormButton } from '../act/form-modal.tsx';
import { useAct } from '../act/use-act.ts';
import type { Topic } from '../queries.ts';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';
import { type Connected, ConnectionForm, NewConnection } from './connection-form.tsx';
import { RotateSecret } from './rotate-secret.tsx';
import { type NewSecret, SecretModal } from './secret-modal.tsx';

type Filled<Fields> = { fields: Fields; change: (part: Partial<Fields>) => void };

type Connection<Fields> = {
  topic: Topic;
  right: Right;
  blank: Fields;
  save: (fields: Fields) => Promise<{ approvalId: string | null; secret: string | null }>;
  words: {
    [word in 'make' | 'edit' | 'save' | 'saved' | 'asked' | keyof FormWords]: WordId;
  };
  /** What only this kind of teller is asked. */
  More: (form: Filled<Fields>) => ReactNode;
};

type FormWords = ComponentProps<typeof ConnectionForm>['words'];

type EditProps<Fields> = {
  fields: Fields;
  onClose: () => void;
  onSecret?: (made: NewSecret) => void;
};

/** How one kind of outside teller is connected and changed. Letting it in takes a second person. */
export function connectionForms<Fields extends Connected>(connection: Connection<Fields>) {
  const { topic, right, blank, save, words, More } = connection;

  function Edit({ fields: given, onClose, onSecret }: EditProps<Fields>) {
    const text = useText();
    const [fields, setFields] = useState(given);
    const change = (part: Partial<Fields>) => setFields({ ...fields, ...part });
    const saving = useAct(
      { topic, act: () => save(fields) },
      {
        done: ({ approvalId }) => text(approvalId === null ? words.saved : words.asked),
        onDone: ({ secret }) => {
          onClose();
          if (secret !== null) onSecret?.({ code: fields.code, secret });
        },
      },
    );
    const { code, codeHint, name, enabled, note } = words;
    return (
      <ConnectionForm
        title={given.name || text(words.make)}
        word={text(words.save)}
        act={saving}
        onClose={onClose}
        fields={fields}
        change={(part) => setFields({ ...fields, ...part })}
        words={{
          code: text(code),
          codeHint: text(codeHint),
          name: text(name),
          enabled: text(enabled),
          note: text(note),
        }}
      >
        <More fields={fields} change={change} />
      </ConnectionForm>
    );
  }

  function EditButton({ fields }: { fields: Fields }) {
    const text = useText();
    return (
      <FormButton size="sm" label={text(words.edit)} right={right}>
        {(onClose) => <Edit fields={fields} onClose={onClose} />}
      </FormButton>
    );
  }

  function New() {
    return (
      <NewConnection label={words.make} right={right}>
        {(form) => <Edit fields={blank} {...form} />}
      </NewConnection>
    );
  }

  return { New, EditButton };
}

type RotateProps = Omit<ComponentProps<typeof RotateSecret>, 'isOpen' | 'onClose' | 'onSecret'>;

/** A new secret for one that is connected; it is shown once. */
export function RotateButton(props: RotateProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<NewSecret | null>(null);
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {text('console.connections.rotate')}
      </Button>
      <RotateSecret
        {...props}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSecret={setMade}
      />
      <SecretModal made={made} onClose={() => setMade(null)} />
    </>
  );
}
