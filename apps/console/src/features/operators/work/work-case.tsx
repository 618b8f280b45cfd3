import { buttonClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../shared/parts/facts.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { nameOfWork, placeOfWork, type WorkItem } from '../../../shared/work/work.ts';
import { WorkHands } from '../../../shared/work/work-holder.tsx';

/** One piece of work: whose, until when, who is on it, and the way to its desk. */
export function WorkCase({ item }: { item: WorkItem }) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const { to, search = {} } = placeOfWork(item);
  const { member, amount } = item;
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h2 className="text-lg font-semibold">{text(`console.work.kind.${item.kind}`)}</h2>
        <p className="num break-words text-ink-soft">{nameOfWork(text, item)}</p>
      </header>
      <WorkHands item={item} />
      <Link
        to={to}
        search={search}
        aria-keyshortcuts="o"
        className={buttonClasses({ kind: 'brass' })}
      >
        {text('console.work.open')}
      </Link>
      <Facts
        facts={[
          ...(member
            ? [
                {
                  label: text('console.cashier.memberName'),
                  value: <MemberLink memberId={member.id} name={member.username} />,
                },
              ]
            : []),
          ...(amount === null
            ? []
            : [
                {
                  label: text('console.cashier.amount'),
                  value: <Sum amount={amount} currency={currency} />,
                },
              ]),
          { label: text('console.work.since'), value: times.dayAndTime(item.since) },
          { label: text('console.work.due'), value: times.dayAndTime(item.dueAt) },
        ]}
      />
    </div>
  );
}
