import { type Output, protectionExclusionsOperator } from '@baize/contract';
import { Button, Tag } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { pageOf, useFilters } from '../../shared/list/search.ts';
import { MemberLink } from '../../shared/parts/member-link.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { Rows } from './rows.tsx';
import { StateChoice } from './state-choice.tsx';

type Match = Output<typeof protectionExclusionsOperator.listMatches.value>['list'][number];

const KEYS = ['id', 'phone', 'name-birth', 'device', 'bank'] as const;

/** What two accounts have in common; one that is new to us stands under its own code. */
function keyName(text: Text, kind: string): string {
  const known = KEYS.find((key) => key === kind);
  return known ? text(`console.protection.key.${known}`) : kind;
}

/** Accounts that were closed because their owner asked to be excluded with another one. */
export function MatchesTab() {
  const text = useText();
  const [search] = useFilters();
  const state =
    protectionExclusionsOperator.matchStates.find((one) => one === search.state) ?? 'OPEN';
  const input = { state, page: pageOf(search), size: 20 };
  const query = useQuery({
    ...queryOf(protectionExclusionsOperator.listMatches, input),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <StateChoice states={protectionExclusionsOperator.matchStates} />
      <Rows
        query={query}
        none={text('console.protection.noMatches')}
        rowId={({ matchId }) => matchId}
      >
        {(one) => <MatchCard one={one} />}
      </Rows>
    </>
  );
}

function MatchCard({ one }: { one: Match }) {
  const text = useText();
  const times = useTimes();
  const mayDecide = useMay('protection.decide');
  const [isSame, setSame] = useState<boolean | null>(null);
  const decided = useAct(protectionExclusionsOperator.decideMatch, {
    input: (note: string) => ({ matchId: one.matchId, isSame: isSame === true, note }),
    onDone: () => setSame(null),
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <MemberLink memberId={one.memberId} name={one.username} />
        <span className="text-ink-soft">{text('console.protection.matches')}</span>
        <MemberLink memberId={one.excludedId} name={one.excludedName} />
        {one.kinds.map((kind) => (
          <Tag key={kind}>{keyName(text, kind)}</Tag>
        ))}
        <span className="num ms-auto text-ink-soft">{times.dayAndTime(one.foundAt)}</span>
      </div>
      {one.note && (
        <p className="text-ink-soft">
          {one.decidedBy} · {one.note}
        </p>
      )}
      {one.state === 'OPEN' && mayDecide && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setSame(true)}>{text('console.protection.same')}</Button>
          <Button kind="quiet" onClick={() => setSame(false)}>
            {text('console.protection.other')}
          </Button>
        </div>
      )}
      <ReasonModal
        isOpen={isSame !== null}
        title={text(isSame ? 'console.protection.same' : 'console.protection.other')}
        confirmLabel={text(isSame ? 'console.protection.same' : 'console.protection.other')}
        act={decided}
        longest={300}
        onConfirm={(note) => decided.mutate(note)}
        onClose={() => setSame(null)}
      >
        <p>{text(isSame ? 'console.protection.sameText' : 'console.protection.otherText')}</p>
      </ReasonModal>
    </div>
  );
}
