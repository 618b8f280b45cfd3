import { identityOperator } from '@baize/contract';
import { EmptyLine } from '@baize/ui';
import { cardPart } from './card-part.tsx';

const SHOWN = 3;

/** Where the member is signed in now. */
export const LiveSessions = cardPart(identityOperator.memberSessions, {
  title: 'console.member.tab.sessions.title',
  asked: (memberId) => ({ memberId }),
  onward: (_, value) =>
    value?.list.length === 0
      ? { to: '.', search: { tab: 'sign-ins' }, label: 'console.member.tab.sign-ins.title' }
      : { to: '.', search: { tab: 'sessions' }, label: 'console.member.card.allSessions' },
  show: ({ list }, { text, times }) =>
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
    ),
});
