import { cashierTransfersOperator } from '@baize/contract';
import { Button, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useOpening } from '../../../shared/act/use-opening.ts';
import {
  figureColumn,
  memberColumn,
  moneyColumn,
  timeColumn,
} from '../../../shared/list/columns.tsx';
import { daysFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { anyMember, numbersOf } from '../queue-filters.ts';
import { AskAdjustment } from './ask-adjustment.tsx';

const bookedDays = daysFilter('console.adjust.days', 'console.cashier.anyDay', ({ from, to }) => ({
  startDate: from,
  endDate: to,
}));

/** Balances changed by hand: asked for by one, agreed to by another, each with its reason. */
export const AdjustmentsPage = listPage(cashierTransfersOperator.listAdjustments, {
  words: 'console.adjust',
  file: 'adjustments.csv',
  Actions: AdjustmentActions,
  filters: [anyMember, bookedDays],
  note: ({ added, taken }, { currency, text }) => (
    <span className="num text-ink-soft">
      {text('console.adjust.sums')} <Sum isSigned amount={added} currency={currency} />{' '}
      <Sum isSigned amount={-taken} currency={currency} />
    </span>
  ),
  rowId: ({ id }) => id,
  columns: [
    memberColumn(
      'console.cashier.memberName',
      ({ memberId, username }) => ({ memberId, name: username }),
      { onCard: 'title' },
    ),
    moneyColumn('console.cashier.amount', ({ amount }) => amount, { look: { isSigned: true } }),
    figureColumn('console.adjust.multiple', ({ multiple }) =>
      multiple === null ? '–' : `× ${multiple}`,
    ),
    {
      header: 'console.adjust.reason',
      cell: ({ reason, cause }, { text }) => (
        <span className="block max-w-72 py-1.5 break-words whitespace-normal">
          {cause === 'DESK' ? reason : text(`console.adjust.cause.${cause}`)}
        </span>
      ),
    },
    { header: 'console.adjust.askedBy', cell: ({ askedBy }) => askedBy ?? '–' },
    { header: 'console.adjust.decidedBy', cell: ({ decidedBy }) => decidedBy ?? '–' },
    timeColumn('console.cashier.at', ({ at }) => at),
  ],
});

function AdjustmentActions() {
  const text = useText();
  const mayAsk = useMay('cashier.adjust');
  const mayDecide = useMay('approvals.read');
  const [search] = useFilters();
  const [isAsking, setAsking] = useOpening('console.adjust.ask');
  return (
    <>
      {mayDecide && (
        <Link to="/approvals" className={textLinkClasses}>
          {text('console.adjust.waiting')}
        </Link>
      )}
      <AuditLink action="cashier.balance" />
      {mayAsk && (
        <Button kind="brass" onClick={() => setAsking(true)}>
          <Plus aria-hidden className="size-4" />
          {text('console.adjust.ask')}
        </Button>
      )}
      <AskAdjustment
        isOpen={mayAsk && isAsking}
        memberId={numbersOf(search).memberId}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
