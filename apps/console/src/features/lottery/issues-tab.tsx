import { lotteryIssuesOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ReasonButton } from '../../shared/act/reason-button.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { codeColumn, tagColumn, timeColumn } from '../../shared/list/columns.tsx';
import { listSection } from '../../shared/list/list.tsx';
import { roundColumns } from '../../shared/play/round-columns.tsx';
import { useText } from '../../shared/use-text.ts';
import { EnterResult } from './enter-result.tsx';
import { lotteriesQuery } from './lottery-rows.ts';

const TONES = { open: 'info', drawn: 'warn', settled: 'plain', void: 'bad' } as const;

/** Issues from the running one back, each with what was staked and paid. */
export const IssuesTab = listSection(lotteryIssuesOperator.listIssues, {
  words: { title: 'console.lottery.issues', none: 'console.lottery.noIssues' },
  everyMs: 15_000,
  useData: useLottery,
  rowId: ({ number }) => number,
  columns: [
    codeColumn('console.lottery.issue', ({ number }) => number, {
      look: 'num font-semibold',
      onCard: 'title',
    }),
    timeColumn('console.lottery.drawAt', ({ drawsAt }) => drawsAt, { isExact: true }),
    codeColumn('console.lottery.result', ({ printed }) => printed || '–', { look: 'num' }),
    ...roundColumns(({ data }: { data: ReturnType<typeof useLottery> }) => data?.vendor ?? ''),
    tagColumn('console.bets.state', ({ state }, { text }) => [
      TONES[state],
      text(`console.lottery.state.${state}`),
    ]),
    {
      header: 'console.lottery.enter',
      isHeaderHidden: true,
      cell: ({ state, number, revision, drawsAt }, { may, data }) =>
        data?.isDrawnElsewhere &&
        may('lottery.results') &&
        state !== 'void' &&
        drawsAt <= Date.now() && (
          <ResultButton gameCode={data.gameCode} number={number} isCorrection={revision > 0} />
        ),
    },
    {
      header: 'console.lottery.void',
      isHeaderHidden: true,
      cell: ({ state, number }, { may, data }) =>
        data &&
        may('lottery.void') &&
        state !== 'void' && <VoidButton gameCode={data.gameCode} number={number} />,
    },
  ],
});

/** The lottery of this page's address. */
function useLottery() {
  const { gameCode } = useParams({ strict: false });
  return useQuery(lotteriesQuery).data?.list.find((one) => one.gameCode === gameCode);
}

type ResultProps = { gameCode: string; number: string; isCorrection: boolean };

function ResultButton({ gameCode, number, isCorrection }: ResultProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" kind={isCorrection ? 'line' : 'brass'} onClick={() => setOpen(true)}>
        {text(isCorrection ? 'console.lottery.correct' : 'console.lottery.enter')}
      </Button>
      {isOpen && <EnterResult gameCode={gameCode} number={number} onClose={() => setOpen(false)} />}
    </>
  );
}

function VoidButton({ gameCode, number }: { gameCode: string; number: string }) {
  const text = useText();
  const ask = useAct(lotteryIssuesOperator.askVoid, {
    input: (reason: string) => ({ gameCode, number, reason }),
    done: 'console.play.approvalAsked',
  });
  return (
    <ReasonButton
      isDanger
      longest={300}
      act={ask}
      label={text('console.lottery.void')}
      title={text('console.lottery.voidTitle', { number })}
      confirmLabel={text('console.play.askApproval')}
    >
      <p>{text('console.lottery.voidText')}</p>
    </ReasonButton>
  );
}
