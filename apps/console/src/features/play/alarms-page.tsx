import { vendorsConnectionsOperator } from '@baize/contract';
import { buttonClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { tagColumn } from '../../shared/list/columns.tsx';
import { gatheredPage } from '../../shared/list/gathered-page.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useAlarms } from './alarms.ts';

/** What about play somebody should look at now: rules, returns, pots and bets that never ended. */
export const AlarmsPage = gatheredPage(useAlarms, {
  words: 'console.alarms',
  follows: { topic: 'ops:play', touches: ['play'] },
  Actions: VendorAlarms,
  rowId: ({ id }) => id,
  open: ({ to }) => to,
  columns: [
    tagColumn('console.alarms.kind', ({ kind }, { text }) => [
      'bad',
      text(`console.alarms.kind.${kind}`),
    ]),
    {
      header: 'console.play.what',
      onCard: 'title',
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
    },
    {
      header: 'console.alarms.words',
      cell: ({ words }) => <span className="block max-w-prose py-2">{words}</span>,
    },
  ],
});

const UNSEEN = { vendor: '', isSeen: 'no', pageSize: 50 } as const;

/** Those of vendors have a page of their own. */
function VendorAlarms() {
  const text = useText();
  const mayRead = useMay('vendors.read');
  const unseen = useQuery({
    ...queryOf(vendorsConnectionsOperator.listAlerts, UNSEEN),
    enabled: mayRead,
    refetchInterval: 30_000,
  });
  const count = unseen.data?.list.length ?? 0;
  if (count === 0) return null;
  return (
    <Link to="/vendor-alarms" className={buttonClasses({})}>
      {text('console.alarms.ofVendors', { count })}
    </Link>
  );
}
