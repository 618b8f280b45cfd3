import { lotteryKinds } from '@baize/games';
import { buttonClasses, Skeleton } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useErrorWords } from '../../shared/calls/use-error-words.ts';
import { useOwnScreen } from '../../shared/loading/own-screen.ts';
import { StatePage } from '../../shared/pages/state-page.tsx';
import { useText } from '../../shared/words/use-text.ts';
import { BettingBoard } from './betting-board.tsx';
import { IssueHead } from './issue-head.tsx';
import { SideTabs } from './side-tabs.tsx';
import { useBoard } from './use-board.ts';

/** A lottery of the house, over the whole screen: board, cart, results, own tickets. */
export function LotteryBoardPage({ code }: { code: string }) {
  useOwnScreen();
  const { board, fresh } = useBoard(code);
  const kind = board.data && lotteryKinds.get(board.data.kind);
  if (board.error) return <LotteryMissing error={board.error} />;
  if (!board.data || !kind) return <LotteryComing />;
  return (
    <div className="flex min-h-dvh flex-col bg-room text-ink">
      <IssueHead board={board.data} fresh={fresh} />
      <BettingBoard
        key={code}
        board={board.data}
        kind={kind}
        aside={<SideTabs gameCode={code} kind={kind} board={board.data} />}
      />
    </div>
  );
}

function LotteryMissing({ error }: { error: unknown }) {
  const text = useText();
  const words = useErrorWords();
  return (
    <div className="grid min-h-dvh place-items-center p-6">
      <StatePage
        state="not-found"
        title={text('tickets.missing')}
        text={words(error)}
        actions={
          <Link to="/lott" className={buttonClasses({ kind: 'brass' })}>
            {text('tickets.back')}
          </Link>
        }
      />
    </div>
  );
}

function LotteryComing() {
  return (
    <div className="flex min-h-dvh flex-col gap-4 p-4">
      <Skeleton className="h-32" />
      <Skeleton className="h-96" />
    </div>
  );
}
