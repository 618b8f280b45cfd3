import { membersOperator } from '@baize/contract';
import { EmptyLine } from '@baize/ui';
import { cardPart } from './card-part.tsx';

const SHOWN = 2;

/** What colleagues wrote last. */
export const LatestNotes = cardPart(membersOperator.memberNotes, {
  title: 'console.member.tab.notes.title',
  asked: (memberId) => ({ memberId }),
  onward: () => ({ to: '.', search: { tab: 'notes' }, label: 'console.member.card.allNotes' }),
  show: ({ list }, { text, times }) =>
    list.length === 0 ? (
      <EmptyLine>{text('console.member.noNotes')}</EmptyLine>
    ) : (
      <ul className="flex flex-col divide-y">
        {list.slice(0, SHOWN).map(({ noteId, words, by, at }) => (
          <li key={noteId} className="py-2">
            <p className="line-clamp-3 break-words">{words}</p>
            <p className="text-[0.8125rem] text-ink-soft">
              {by ?? text('console.member.house')},{' '}
              <span className="num">{times.dayAndTime(at)}</span>
            </p>
          </li>
        ))}
      </ul>
    ),
});
