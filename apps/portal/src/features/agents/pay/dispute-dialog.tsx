import { agentsPay } from '@baize/contract';
import { Button, Field, Modal, TextArea } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Bill } from '../contracts/contract-kinds.ts';

const MIN_LENGTH = 20;
const MAX_LENGTH = 500;

/** An own bill that looks wrong: the company reads what is said and looks at the sum again. */
export function DisputeDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const text = useText();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = words.trim().length < MIN_LENGTH;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(agentsPay.disputeBill, { billId: bill.id, words: words.trim() }),
    onSuccess: () => {
      notices.tell({ tone: 'good', title: text('agents.dispute.sent') });
      onClose();
    },
  });
  function sendDispute() {
    setTried(true);
    if (!isShort) mutate();
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('agents.dispute.title')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('agents.cancel')}</Button>
          <Button kind="brass" isBusy={isPending} onClick={sendDispute}>
            {text('agents.dispute.send')}
          </Button>
        </>
      }
    >
      <Field
        label={text('agents.dispute.words')}
        aside={`${words.trim().length}/${MAX_LENGTH}`}
        error={
          isTried && isShort && text('agents.dispute.short', { min: MIN_LENGTH, max: MAX_LENGTH })
        }
        isRequired
      >
        <TextArea
          value={words}
          maxLength={MAX_LENGTH}
          rows={5}
          dir="auto"
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <div className="mt-4">
        <FormFault error={error} />
      </div>
    </Modal>
  );
}
