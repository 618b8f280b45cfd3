import { agentsPlacement } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { contactFault, FirstPasswordModal, OwnerContactField } from '../centre/first-password.tsx';

/** For one who never signed in: the password was lost, or is over. */
export function RenewPassword({ username }: { username: string }) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const [contact, setContact] = useState('');
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: () => {
      const typed = contact.trim();
      return ask(agentsPlacement.startingPassword, { username, ...(typed && { contact: typed }) });
    },
    onSuccess: () => setAsking(false),
  });
  function close() {
    reset();
    setContact('');
    setAsking(false);
  }
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <KeyRound aria-hidden className="size-4" />
        {text('agents.renew.open')}
      </Button>
      {isAsking && (
        <Modal
          isOpen
          onClose={close}
          title={text('agents.renew.title', { name: username })}
          size="sm"
          footer={
            <>
              <Button onClick={close}>{text('agents.cancel')}</Button>
              <Button kind="brass" isBusy={isPending} onClick={() => mutate()}>
                {text('agents.renew.submit')}
              </Button>
            </>
          }
        >
          <p className="mb-4 text-ink-soft">{text('agents.renew.text')}</p>
          <OwnerContactField value={contact} onChange={setContact} error={error} />
          {!contactFault(error) && <FormFault error={error} />}
        </Modal>
      )}
      {data && (
        <FirstPasswordModal given={data} title={text('agents.renew.done')} onClose={close} />
      )}
    </>
  );
}
