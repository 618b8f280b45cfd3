import { protectionExclusionsOperator } from '@baize/contract';
import { Tag } from '@baize/ui';
import { reasonButton } from '../../shared/act/questions.tsx';
import { memberColumn, timeColumn } from '../../shared/list/columns.tsx';
import { DecidedNote } from '../../shared/list/decided-note.tsx';
import { listSection } from '../../shared/list/list.tsx';
import { memberTitle } from '../../shared/list/named-columns.tsx';
import type { Text } from '../../shared/use-text.ts';
import { stateFilter } from './state-filter.ts';

const KEYS = ['id', 'phone', 'name-birth', 'device', 'bank'] as const;

/** What two accounts have in common; one that is new to us stands under its own code. */
function keyName(text: Text, kind: string): string {
  const known = KEYS.find((key) => key === kind);
  return known ? text(`console.protection.key.${known}`) : kind;
}

/** Accounts that were closed because their owner asked to be excluded with another one. */
export const MatchesTab = listSection(protectionExclusionsOperator.listMatches, {
  words: { title: 'console.protection.tab.matches', none: 'console.protection.noMatches' },
  asked: { state: 'OPEN' },
  filters: [stateFilter(protectionExclusionsOperator.matchStates)],
  rowId: ({ matchId }) => matchId,
  columns: [
    memberTitle('console.protection.who'),
    memberColumn('console.protection.excludedMember', ({ excludedId, excludedName }) => ({
      memberId: excludedId,
      name: excludedName,
    })),
    {
      header: 'console.protection.common',
      cell: ({ kinds }, { text }) => (
        <span className="flex flex-wrap gap-1.5 py-1.5">
          {kinds.map((kind) => (
            <Tag key={kind}>{keyName(text, kind)}</Tag>
          ))}
        </span>
      ),
    },
    timeColumn('console.protection.foundAt', ({ foundAt }) => foundAt),
    {
      header: 'console.protection.decision',
      cell: ({ matchId, state, decidedBy, note }, { text, may }) => {
        if (state === 'OPEN' && may('protection.decide')) return <Decide matchId={matchId} />;
        return (
          <DecidedNote
            state={text(`console.protection.state.${state}`)}
            by={decidedBy}
            note={note}
          />
        );
      },
    },
  ],
});

const SameButton = reasonButton(protectionExclusionsOperator.decideMatch, {
  title: 'console.protection.same',
  text: 'console.protection.sameText',
  longest: 300,
  as: 'note',
});

const OtherButton = reasonButton(protectionExclusionsOperator.decideMatch, {
  title: 'console.protection.other',
  text: 'console.protection.otherText',
  look: { size: 'sm', kind: 'quiet' },
  longest: 300,
  as: 'note',
});

function Decide({ matchId }: { matchId: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <SameButton matchId={matchId} isSame />
      <OtherButton matchId={matchId} isSame={false} />
    </div>
  );
}
