import { type Output, protectionMarkersOperator } from '@baize/contract';
import { Button, NativeSelect, Tag } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { pageOf, useFilters } from '../../shared/list/search.ts';
import { MemberLink } from '../../shared/parts/member-link.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { Rows } from './rows.tsx';
import { StateChoice } from './state-choice.tsx';

type Case = Output<typeof protectionMarkersOperator.listCases.value>['list'][number];

/** Members whose play shows signs of harm. */
export function CasesTab() {
  const text = useText();
  const [search] = useFilters();
  const state = search.state === 'CLOSED' ? ('CLOSED' as const) : ('OPEN' as const);
  const input = { state, page: pageOf(search), size: 20 };
  const query = useQuery({
    ...queryOf(protectionMarkersOperator.listCases, input),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <StateChoice states={['OPEN', 'CLOSED']} />
      <Rows query={query} none={text('console.protection.noCases')} rowId={({ caseId }) => caseId}>
        {(one) => <CaseCard one={one} />}
      </Rows>
    </>
  );
}

function CaseCard({ one }: { one: Case }) {
  const text = useText();
  const times = useTimes();
  const mayDecide = useMay('protection.decide');
  const [isClosing, setClosing] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Tag tone={one.grade > 1 ? 'warn' : 'plain'}>
          {text('console.protection.grade', { grade: one.grade })}
        </Tag>
        <MemberLink memberId={one.memberId} name={one.username} />
        <span className="num ms-auto text-ink-soft">{times.dayAndTime(one.openedAt)}</span>
      </div>
      <ul className="list-disc ps-5">
        {Object.entries(one.markers).map(([marker, facts]) => (
          <li key={marker}>
            {text(
              `console.protection.marker.${marker as (typeof protectionMarkersOperator.markers)[number]}`,
              {
                count: String(facts?.count ?? ''),
              },
            )}
          </li>
        ))}
      </ul>
      {one.outcome && (
        <p className="text-ink-soft">
          {text(`console.protection.outcome.${one.outcome}`)} · {one.decidedBy} · {one.note}
        </p>
      )}
      {one.state === 'OPEN' && mayDecide && (
        <Button className="self-start" onClick={() => setClosing(true)}>
          {text('console.protection.close')}
        </Button>
      )}
      {isClosing && <CloseCase caseId={one.caseId} onClose={() => setClosing(false)} />}
    </div>
  );
}

function CloseCase({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const text = useText();
  const [outcome, setOutcome] =
    useState<(typeof protectionMarkersOperator.outcomes)[number]>('MESSAGE');
  const decided = useAct(protectionMarkersOperator.decideCase, {
    input: (note: string) => ({ caseId, outcome, note }),
    onDone: onClose,
  });
  return (
    <ReasonModal
      isOpen
      title={text('console.protection.close')}
      confirmLabel={text('console.protection.close')}
      act={decided}
      longest={300}
      onConfirm={(note) => decided.mutate(note)}
      onClose={onClose}
    >
      <NativeSelect
        aria-label={text('console.protection.outcome')}
        options={protectionMarkersOperator.outcomes.map((value) => ({
          value,
          label: text(`console.protection.outcome.${value}`),
        }))}
        value={outcome}
        onChange={(event) => setOutcome(event.target.value as typeof outcome)}
      />
    </ReasonModal>
  );
}
