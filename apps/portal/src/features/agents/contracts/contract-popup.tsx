import { Button, Modal } from '@baize/ui';
import { useState } from 'react';
import { Turn } from '../../../shared/pages/turn.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ContractFacts } from './contract-card.tsx';
import type { Contract, ContractAction } from './contract-kinds.ts';
import { LowerNote } from './lower-note.tsx';
import { keyOf, later, useLater } from './put-off.ts';
import { TermsTable } from './terms-table.tsx';
import { useFunds, waitingIn } from './use-funds.ts';

/** After the login, and whenever one comes: contracts that wait for an answer, one at a time. */
export function ContractPopup({ mayShow }: { mayShow: boolean }) {
  const funds = useFunds();
  const putOff = useLater();
  const [asked, setAsked] = useState<ContractAction | null>(null);
  const waiting = waitingIn(funds).filter((one) => !putOff.includes(keyOf(one)));
  const first = waiting[0];
  if (!first || !mayShow) return null;
  return (
    <Turn name="contract">
      {asked ? (
        <AnswerDialog
          key={keyOf(first)}
          contract={first}
          action={asked}
          onClose={() => setAsked(null)}
          onDone={() => later.add(first)}
        />
      ) : (
        <Waiting
          contract={first}
          count={waiting.length}
          onAsk={setAsked}
          onLater={() => later.add(first)}
        />
      )}
    </Turn>
  );
}

type WaitingProps = {
  contract: Contract;
  count: number;
  onAsk: (action: ContractAction) => void;
  onLater: () => void;
};

function Waiting({ contract, count, onAsk, onLater }: WaitingProps) {
  const text = useText();
  const isNew = contract.state === 'PENDING';
  const [yes, no] = isNew
    ? (['ACCEPT', 'REJECT'] as const)
    : (['CONFIRM_END', 'REFUSE_END'] as const);
  return (
    <Modal
      isOpen
      onClose={onLater}
      title={text(isNew ? 'agents.popup.new' : 'agents.popup.end', {
        kind: text(`agents.contractOf.${contract.kind}`),
      })}
      footer={
        <>
          <Button kind="quiet" onClick={onLater}>
            {text('agents.popup.later')}
          </Button>
          <Button onClick={() => onAsk(no)}>{text(`agents.action.${no}`)}</Button>
          <Button kind={isNew ? 'brass' : 'danger'} onClick={() => onAsk(yes)}>
            {text(`agents.action.${yes}`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          {text(isNew ? 'agents.popup.newText' : 'agents.popup.endText', {
            name: contract.giver || text('agents.company'),
          })}
        </p>
        <LowerNote contract={contract} />
        <TermsTable kind={contract.kind} terms={contract.terms} />
        <ContractFacts contract={contract} />
        {count > 1 && (
          <p className="text-ink-soft">{text('agents.popup.more', { count: count - 1 })}</p>
        )}
      </div>
    </Modal>
  );
}
