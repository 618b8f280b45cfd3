import { agentsPlacementOperator } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { useState } from 'react';
import { OneTimePassword } from '../../../shared/act/one-time-password.tsx';
import { ReasonForm } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import { ContactField } from '../contact-field.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** A general agent at the top of the tree, opened by the company. */
export function OpenAgent({ isOpen, onClose }: Props) {
  const text = useText();
  const [username, setUsername] = useState('');
  const [contact, setContact] = useState('');
  const open = useAct(agentsPlacementOperator.openAgent, {
    input: (reason: string) => ({
      username: username.trim(),
      rebates: {},
      reason,
      ...(contact.trim() && { contact: contact.trim() }),
    }),
    done: 'console.agents.opened',
  });
  function leave() {
    open.reset();
    setUsername('');
    setContact('');
    onClose();
  }
  return (
    <Modal size="sm" isOpen={isOpen} onClose={leave} title={text('console.agents.openTitle')}>
      {open.data ? (
        <div className="flex flex-col gap-4">
          <OneTimePassword {...open.data} />
          <p className="text-ink-soft">{text('console.agents.openedText')}</p>
          <Button kind="brass" className="self-end" onClick={leave}>
            {text('console.agents.done')}
          </Button>
        </div>
      ) : (
        <ReasonForm
          confirmLabel={text('console.agents.open')}
          act={open}
          longest={300}
          onClose={leave}
        >
          <p className="text-ink-soft">{text('console.agents.openText')}</p>
          <TextField
            isRequired
            label={text('console.agents.username')}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={username}
            onChange={setUsername}
          />
          <ContactField value={contact} onChange={setContact} />
        </ReasonForm>
      )}
    </Modal>
  );
}
