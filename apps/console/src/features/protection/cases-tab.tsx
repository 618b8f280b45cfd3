import { type Output, protectionMarkersOperator } from '@baize/contract';
import { moneyWords, UNIT } from '@baize/money';
import { NativeSelect } from '@baize/ui';
import { useState } from 'react';
import { ReasonButton } from '../../shared/act/reason-button.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { Dash, tagColumn, timeColumn } from '../../shared/list/columns.tsx';
import { listSection } from '../../shared/list/list.tsx';
import { memberTitle } from '../../shared/list/named-columns.tsx';
import type { Tools } from '../../shared/list/tools.ts';
import { useText } from '../../shared/use-text.ts';
import { stateFilter } from './state-filter.ts';

type Case = Output<typeof protectionMarkersOperator.listCases.value>['list'][number];

/** Members whose play shows signs of harm. */
export const CasesTab = listSection(protectionMarkersOperator.listCases, {
  words: { title: 'console.protection.tab.cases', none: 'console.protection.noCases' },
  asked: { state: 'OPEN' },
  filters: [stateFilter(['OPEN', 'CLOSED'])],
  rowId: ({ caseId }) => caseId,
  columns: [
    memberTitle('console.protection.who'),
    tagColumn('console.protection.level', ({ grade }, { text }) => [
      grade > 1 ? 'warn' : 'plain',
      text('console.protection.grade', { grade }),
    ]),
    {
      header: 'console.protection.signs',
      cell: ({ markers }, tools) => (
        <ul className="list-disc py-1.5 ps-5 text-start">
          {Object.entries(markers).map(([marker, facts]) => (
            <li key={marker}>{markerWords(marker, facts?.count ?? 0, tools)}</li>
          ))}
        </ul>
      ),
    },
    timeColumn('console.protection.openedAt', ({ openedAt }) => openedAt),
    {
      header: 'console.protection.outcome',
      cell: (one, { text, may }) => {
        if (one.outcome) {
          return (
            <span className="block max-w-prose py-1.5">
              {text(`console.protection.outcome.${one.outcome}`)}
              <span className="block text-ink-soft">
                {one.decidedBy} · {one.note}
              </span>
            </span>
          );
        }
        return may('protection.decide') ? <CloseButton caseId={one.caseId} /> : <Dash />;
      },
    },
  ],
});

type Count = NonNullable<Case['markers'][keyof Case['markers']]>['count'];

/** What was lost is money; the others are so many times. */
function markerWords(marker: string, count: Count, { text, currency }: Tools): string {
  const known = marker as (typeof protectionMarkersOperator.markers)[number];
  const symbol = `${currency} `;
  const shown =
    known === 'lossAcceleration'
      ? moneyWords(BigInt(count) * UNIT, { locale: 'en', symbol, position: 'F' })
      : String(count);
  return text(`console.protection.marker.${known}`, { count: shown });
}

function CloseButton({ caseId }: { caseId: string }) {
  const text = useText();
  const [outcome, setOutcome] =
    useState<(typeof protectionMarkersOperator.outcomes)[number]>('MESSAGE');
  const decided = useAct(protectionMarkersOperator.decideCase, {
    input: (note: string) => ({ caseId, outcome, note }),
  });
  return (
    <ReasonButton
      longest={300}
      label={text('console.protection.close')}
      title={text('console.protection.close')}
      act={decided}
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
    </ReasonButton>
  );
}
