import { agentsPay } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { ask } from '../../../shared/calls/api.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { AgentLink } from '../agent-link.tsx';
import { kindPages } from '../contracts/contract-kinds.ts';
import { useFigures } from '../use-figures.tsx';

/** What is owed to those below, said before it stands in the way of a withdrawal. */
export function DebtNotice() {
  const text = useText();
  const { moneyText } = useFigures();
  const { data } = useQuery({
    queryKey: ['agents', 'debts'],
    queryFn: ({ signal }) => ask(agentsPay.debts, {}, signal),
  });
  if (!data || data.total === 0n) return null;
  return (
    <p
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border bg-brass-wash px-4 py-3"
    >
      <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-brass-text" />
      <span className="min-w-0 flex-1 basis-64">
        {text(data.isBlocking ? 'agents.debts.blocking' : 'agents.debts.open', {
          amount: moneyText(data.total),
          count: data.bills,
        })}
      </span>
      <AgentLink page={kindPages.DIVIDEND} search={{ tab: 'toPay' }} className={textLinkClasses}>
        {text('agents.debts.show')}
      </AgentLink>
    </p>
  );
}
