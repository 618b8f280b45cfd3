import { Button, Modal } from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
import { refusalCode } from '@baize/web/refusals.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { ContractFacts } from './contract-card.tsx';
import { type Contract, type ContractAction, kindCalls } from './contract-kinds.ts';
import { LowerNote } from './lower-note.tsx';
import { TermsTable } from './terms-table.tsx';

type Props = {
  contract: Contract;
  action: ContractAction;
  onClose: () => void;
  onDone?: () => void;
};

/** Asks once more before a step is taken; a lower rate is accepted only with what it ends in sight. */
export function AnswerDialog({ contract, action, onClose, onDone }: Props) {
  const text = useText();
  const { mutate, isPending, error } = useAnswer(contract, action, () => {
    onDone?.();
    onClose();
  });
  const ending = endingOf(error);
  const isDanger = ending !== undefined || action === 'TERMINATE' || action === 'CONFIRM_END';
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text(`agents.ask.${action}.title`, {
        kind: text(`agents.contractOf.${contract.kind}`),
      })}
      footer={
        <>
          <Button onClick={onClose}>{text('agents.cancel')}</Button>
          <Button
            kind={isDanger ? 'danger' : 'brass'}
            isBusy={isPending}
            onClick={() => mutate(ending !== undefined)}
          >
            {text(ending ? 'agents.ask.lowers.accept' : `agents.action.${action}`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{text(`agents.ask.${action}.text`)}</p>
        {action === 'ACCEPT' && <LowerNote contract={contract} />}
        <TermsTable kind={contract.kind} terms={contract.terms} />
        <ContractFacts contract={contract} />
        {ending ? <Lowers names={ending} /> : <FormFault error={error} />}
      </div>
    </Modal>
  );
}

/** Whose contracts end when these terms are accepted. */
function Lowers({ names }: { names: readonly string[] }) {
  const text = useText();
  return (
    <div role="alert" className="rounded-ctl bg-danger-wash px-4 py-3.5">
      <p className="flex gap-2 font-semibold text-danger">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {text('agents.ask.lowers.title', { count: names.length })}
      </p>
      <p className="mt-1.5">{text('agents.ask.lowers.text')}</p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="rounded-[5px] border bg-table px-2.5 py-1 font-semibold">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useAnswer(contract: Contract, action: ContractAction, onDone: () => void) {
  const text = useText();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (confirm: boolean) =>
      ask(kindCalls[contract.kind].process, { contractId: contract.id, action, confirm }),
    onSuccess: ({ ended }) => {
      const title = text(`agents.done.${action}`);
      const count = ended.length;
      const said = count > 0 ? { text: text('agents.done.ended', { count }) } : {};
      notices.tell({ tone: 'good', title, ...said });
      onDone();
    },
    // Also what was refused may have changed meanwhile.
    onSettled: () => cache.invalidateQueries({ queryKey: ['agents'] }),
  });
}

/** The names that the house warned about, if that was its answer. */
function endingOf(error: unknown): string[] | undefined {
  if (refusalCode(error) !== 'CONTRACT_LOWERS_DOWNLINES' || !wasRefused(error)) return undefined;
  const { downlines } = error.value as { downlines: { username: string }[] };
  return [...new Set(downlines.map(({ username }) => username))];
}
