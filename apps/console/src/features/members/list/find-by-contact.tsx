import { Button, Modal } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';

type Props = { isOpen: boolean; onClose: () => void; onFind: (contact: string) => void };

/** Asked for with a button and not while typing, since every search is written down. */
export function FindByContact({ isOpen, onClose, onFind }: Props) {
  const text = useText();
  return (
    <Modal size="sm" isOpen={isOpen} onClose={onClose} title={text('console.members.contactTitle')}>
      <ContactForm onFind={onFind} />
    </Modal>
  );
}

function ContactForm({ onFind }: Pick<Props, 'onFind'>) {
  const text = useText();
  const [contact, setContact] = useState('');
  const [isMissing, setMissing] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = contact.trim();
    setMissing(typed.length < 5);
    if (typed.length >= 5) onFind(typed);
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <TextField
        isRequired
        label={text('console.members.contact')}
        hint={text('console.members.contactHint')}
        error={isMissing && text('console.members.contactMissing')}
        autoComplete="off"
        maxLength={contact.includes('@') ? 200 : 30}
        value={contact}
        onChange={(value) => {
          setContact(value);
          setMissing(false);
        }}
      />
      <Button kind="brass" type="submit" className="self-end">
        {text('console.members.find')}
      </Button>
    </form>
  );
}
