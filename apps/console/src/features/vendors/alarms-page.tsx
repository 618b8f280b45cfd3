import { vendorsConnectionsOperator } from '@baize/contract';
import { ReasonButton } from '../../shared/act/reason-button.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { codeColumn, Dash, figureColumn, timeColumn } from '../../shared/list/columns.tsx';
import { chipsOf } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { alarmColumn } from '../../shared/list/named-columns.tsx';
import { MemberLink } from '../../shared/parts/member-link.tsx';
import { useText } from '../../shared/use-text.ts';
import type { VendorAlarm } from './connections.ts';
import { useVendors, vendorFilter } from './vendor-filters.ts';

const SEEN = {
  no: 'console.valarm.unseen',
  yes: 'console.valarm.seen',
  any: 'console.valarm.all',
} as const;

/** What vendors did that somebody should look at. */
export const VendorAlarmsPage = listPage(vendorsConnectionsOperator.listAlerts, {
  words: 'console.valarm',
  follows: { topic: 'ops:vendors', touches: [vendorsConnectionsOperator.listAlerts] },
  useData: useVendors,
  asked: { vendor: '', isSeen: 'no' },
  filters: [vendorFilter, chipsOf('seen', 'console.valarm.seen', SEEN, (isSeen) => ({ isSeen }))],
  rowId: ({ id }) => id,
  columns: [
    alarmColumn('console.alarms.kind', 'console.valarm.kind', ({ seenAt }) => seenAt === null),
    codeColumn('console.vmsg.vendor', ({ vendor }) => vendor),
    {
      header: 'console.valarm.about',
      cell: ({ words, subject, memberId }) => (
        <span className="block max-w-prose py-1.5">
          <span className="block">{words}</span>
          <span className="code break-all text-ink-soft">{subject}</span>{' '}
          {memberId !== null && <MemberLink memberId={memberId} />}
        </span>
      ),
    },
    figureColumn('console.valarm.times', ({ times }) => times),
    timeColumn('console.valarm.last', ({ lastAt }) => lastAt),
    {
      header: 'console.valarm.seen',
      onCard: 'aside',
      cell: (alarm, { times, may }) => {
        if (alarm.seenAt !== null) {
          return <span className="num text-ink-soft">{times.dayAndTime(alarm.seenAt)}</span>;
        }
        return may('vendors.edit') ? <MarkButton alarm={alarm} /> : <Dash />;
      },
    },
  ],
});

function MarkButton({ alarm }: { alarm: VendorAlarm }) {
  const text = useText();
  const mark = useAct(vendorsConnectionsOperator.markAlert, {
    input: (note: string) => ({ id: alarm.id, note }),
    done: 'console.valarm.marked',
  });
  return (
    <ReasonButton
      label={text('console.valarm.mark')}
      title={text('console.valarm.markTitle')}
      confirmLabel={text('console.valarm.mark')}
      act={mark}
    >
      <p>{alarm.words}</p>
      <p className="text-ink-soft">{text('console.valarm.markText')}</p>
    </ReasonButton>
  );
}
