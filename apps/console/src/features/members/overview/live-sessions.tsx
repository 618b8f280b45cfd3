import { identityOperator } from '@baize/contract';
import { EmptyLine } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { CardPanel } from './card-panel.tsx';

const SHOWN = 3;

/** Where the member is signed in now. */
export function LiveSessions({ memberId }: { memberId: number }) {
  const text = useText();
  const times = useTimes();
  const sessions = useQuery(queryOf(identityOperator.memberSessions, { memberId }));
  return (
    <CardPanel
      title={text('console.member.tab.sessions.title')}
      query={sessions}
      onward={{
        to: '.',
        search: { tab: sessions.data?.list.length === 0 ? 'sign-ins' : 'sessions' },
        label: text(
          sessions.data?.list.length === 0
            ? 'console.member.tab.sign-ins.title'
            : 'console.member.card.allSessions',
        ),
      }}
    >
      {({ list }) =>
        list.length === 0 ? (
          <EmptyLine>{text('console.member.tab.sessions.none')}</EmptyLine>
        ) : (
          <ul className="flex flex-col divide-y">
            {list.slice(0, SHOWN).map(({ sessionId, address, location, device, lastSeenAt }) => (
              <li key={sessionId} className="py-2">
                <p className="line-clamp-1 break-all" title={device}>
                  {device || '—'}
                </p>
                <p className="flex flex-wrap justify-between gap-x-3 text-[0.8125rem] text-ink-soft">
                  <span className="num">{location ? `${address}, ${location}` : address}</span>
                  <span className="num">{times.dayAndTime(lastSeenAt)}</span>
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </CardPanel>
  );
}
