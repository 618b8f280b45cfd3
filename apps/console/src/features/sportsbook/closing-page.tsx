import { days } from '@baize/calendar';
import { type Output, sportsbookTradingOperator } from '@baize/contract';
import { ChipGroup, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { figureColumn, type ListColumn, moneyColumn } from '../../shared/list/columns.tsx';
import { MemberLink } from '../../shared/parts/member-link.tsx';
import { TitledPage } from '../../shared/parts/titled-page.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useText } from '../../shared/use-text.ts';
import { codeText } from './match-rows.ts';
import { TitledTable } from './titled-table.tsx';

type Row = Output<typeof sportsbookTradingOperator.closingReport.value>['rows'][number];
type Subject = (typeof sportsbookTradingOperator.closingSubjects)[number];

const SPANS = ['1', '7', '30'] as const;

/** What bets were worth by the line that their match began with, and who is better than it. */
export function SportsClosingPage() {
  const text = useText();
  const [by, setBy] = useState<Subject>('league');
  const [span, setSpan] = useState<(typeof SPANS)[number]>('7');
  const [now] = useState(() => Date.now());
  const report = useQuery(
    queryOf(sportsbookTradingOperator.closingReport, {
      from: now - days(Number(span)),
      to: now + days(1),
      by,
    }),
  );
  return (
    <TitledPage
      title="console.sports.closing"
      note="console.sports.closingLead"
      actions={
        <div className="flex flex-wrap gap-3">
          <ChipGroup
            label={text('console.sports.closingBy')}
            chips={sportsbookTradingOperator.closingSubjects.map((value) => ({
              value,
              label: text(`console.sports.closingBy.${value}`),
            }))}
            value={by}
            onChange={setBy}
          />
          <ChipGroup
            label={text('console.sports.closingSpan')}
            chips={SPANS.map((value) => ({
              value,
              label: text('console.sports.closingDays', { count: Number(value) }),
            }))}
            value={span}
            onChange={setSpan}
          />
        </div>
      }
      read={report}
    >
      <TitledTable
        title={`console.sports.closingBy.${by}`}
        empty="console.sports.noClosing"
        rows={report.data?.rows ?? []}
        rowId={({ subject }) => subject}
        columns={columnsOf(by)}
        isLoading={report.isPending}
      />
    </TitledPage>
  );
}

const percentText = (hundredths: number) =>
  `${hundredths > 0 ? '+' : ''}${(hundredths / 100).toFixed(2)} %`;

const shareText = (part: bigint, whole: bigint) =>
  whole > 0n ? `${(Number((part * 10_000n) / whole) / 100).toFixed(2)} %` : '–';

function columnsOf(by: Subject): readonly ListColumn<Row>[] {
  return [
    {
      header: `console.sports.closingBy.${by}`,
      onCard: 'title',
      cell: (row) =>
        by === 'member' ? <MemberLink memberId={Number(row.subject)} /> : nameOf(row),
    },
    figureColumn('console.sports.closingLegs', ({ legs }) => legs),
    figureColumn('console.sports.closingBeaten', ({ beaten, legs }) =>
      shareText(BigInt(beaten), BigInt(legs)),
    ),
    {
      header: 'console.sports.clv',
      align: 'figure',
      cell: ({ clv, isBeating }, { text }) => (
        <span className="inline-flex items-center gap-2">
          {isBeating && <Tag tone="bad">{text('console.sports.beating')}</Tag>}
          <span className="num">{percentText(clv)}</span>
        </span>
      ),
    },
    figureColumn('console.sports.closingBets', ({ bets }) => bets),
    moneyColumn('console.sports.stake', ({ stake }) => stake),
    moneyColumn('console.sports.keptSum', ({ profit }) => profit),
    figureColumn('console.sports.keptShare', ({ profit, stake }) => shareText(profit, stake)),
    figureColumn('console.sports.expectedShare', ({ expected, stake }) =>
      shareText(expected, stake),
    ),
  ];
}

/** A market is told with its sport: `FOOTBALL MATCH_RESULT`. */
function nameOf({ name, subject }: Row): string {
  return name === subject ? subject.split(' ').map(codeText).join(' · ') : name;
}
