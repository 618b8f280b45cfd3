import type { Right } from '@baize/contract';
import { Button, Checkbox } from '@baize/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormModal } from '../act/form-modal.tsx';
import { useOpening } from '../act/use-opening.ts';
import { ListText } from '../fields/list-text.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useMay } from '../session/use-me.ts';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';
import { type NewSecret, SecretModal } from './secret-modal.tsx';

/** What every outside teller of results has: its code, its name, from where it speaks. */
export type Connected = {
  code: string;
  version: number;
  name: string;
  addresses: string[];
  isEnabled: boolean;
};

type Words = { code: string; codeHint: string; name: string; enabled: string; note: string };

type Props = Pick<ComponentProps<typeof FormModal>, 'title' | 'word' | 'act' | 'onClose'> & {
  fields: Connected;
  change: (part: Partial<Connected>) => void;
  words: Words;
  /** What only this kind of teller is asked. */
  children: ReactNode;
};

/** How a feed of matches or a source of draws is connected. */
export function ConnectionForm({ fields, change, words, children, ...modal }: Props) {
  const text = useText();
  return (
    <FormModal {...modal} isFull={fields.code !== '' && fields.name.trim() !== ''}>
      <TextField
        label={words.code}
        hint={words.codeHint}
        spellCheck={false}
        maxLength={20}
        disabled={fields.version > 0}
        value={fields.code}
        onChange={(value) => change({ code: value.trim() })}
      />
      <TextField
        label={words.name}
        maxLength={60}
        value={fields.name}
        onChange={(name) => change({ name })}
      />
      <ListText
        label={text('console.connections.addresses')}
        hint={text('console.connections.addressesHint')}
        value={fields.addresses}
        onChange={(addresses) => change({ addresses })}
      />
      {children}
      <Checkbox
        checked={fields.isEnabled}
        onChange={({ target }) => change({ isEnabled: target.checked })}
      >
        {words.enabled}
      </Checkbox>
      <p className="text-[0.8125rem] text-ink-soft">{words.note}</p>
    </FormModal>
  );
}

type NewProps = {
  label: WordId;
  right: Right;
  children: (form: { onClose: () => void; onSecret: (made: NewSecret) => void }) => ReactNode;
};

/** Connects a new one; its secret is shown once. */
export function NewConnection({ label, right, children }: NewProps) {
  const text = useText();
  const [isOpen, setOpen] = useOpening(label);
  const [made, setMade] = useState<NewSecret | null>(null);
  if (!useMay(right)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text(label)}</Button>
      {isOpen && children({ onClose: () => setOpen(false), onSecret: setMade })}
      <SecretModal made={made} onClose={() => setMade(null)} />
    </>
  );
}
