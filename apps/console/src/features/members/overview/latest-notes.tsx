import { membersOperator } from '@baize/contract';
import { EmptyLine } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { CardPanel } from './card-panel.tsx';

const SHOWN = 2;

/** What colleagues wrote last. */
export function LatestNotes({ memberId }: { memberId: number }) {
  const text = useText();
  const times = useTimes();
  const notes = useQuery(queryOf(membersOperator.memberNotes, { memberId }));
  return (
    <CardPanel
      title={text('console.member.tab.notes.title')}
      query={notes}
      onward={{
        to: '.',
        search: { tab: 'notes' },
        label: text('console.member.card.allNotes'),
      }}
    >
      {({ list }) =>
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
        )
      }
    </CardPanel>
  );
}
