import { Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { usePurse } from '../bets/use-purse.ts';
import { GameFrame } from '../game-frame.tsx';
import { exitClasses, HeadBar } from '../game-head.tsx';
import { GamePanel } from '../game-panel.tsx';
import { useSound } from '../stage/use-sound.ts';
import { Volume } from '../stage/volume.tsx';
import { ArenaStage } from './arena/arena-stage.tsx';
import { BlackjackStage } from './blackjack/blackjack-stage.tsx';
import { DecisionBar } from './blackjack/decision-bar.tsx';
import { askedSeat, useDecide } from './blackjack/use-decide.ts';
import { type Board, spotsThatWon } from './board.ts';
import { LiveBar } from './live-bar.tsx';
import { Outcome } from './live-outcome.tsx';
import { LiveRail, type RailTab, Roads } from './live-rail.tsx';
import type { LiveState } from './live-state.ts';
import { feltOf } from './looks.ts';
import { PhaseClock } from './phase-clock.tsx';
import { tableScreens } from './table-games.tsx';
import { gameRulesQuery, useLiveTable } from './use-live-table.ts';
import { useOwnChips } from './use-own-chips.ts';
import { stepsNamed, type Told, useStory } from './use-story.ts';
import { useStorySounds } from './use-story-sounds.ts';

type Props = { tableId: string; isFun: boolean };

/** A table whose rounds everyone shares, over the whole screen. */
export function LivePage({ tableId, isFun }: Props) {
  const { state, error, refresh } = useLiveTable(tableId);
  const words = useErrorWords();
  const text = useText();
  if (error || (state && !tableScreens[state.table.game])) {
    return (
      <div className="grid min-h-dvh place-items-center p-6">
        <StatePage
          state="not-found"
          title={text('games.missing.title')}
          text={error ? words(error) : text('games.missing.text')}
        />
      </div>
    );
  }
  if (!state) return <Skeleton className="h-dvh rounded-none opacity-40" />;
  return <LiveTable key={tableId} state={state} refresh={refresh} isFun={isFun} />;
}

type TableProps = { state: LiveState; refresh: () => void; isFun: boolean };

function LiveTable({ state, refresh, isFun }: TableProps) {
  const text = useText();
  const sound = useSound();
  const purse = usePurse(isFun);
  const told = useStory(state);
  const [tab, setTab] = useState<RailTab>('table');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const rules = useQuery(gameRulesQuery(state.table.game)).data;
  const { chips, bet } = useOwnChips({ state, refresh, isFun: purse.isFun, sound });
  const result = stepsNamed(told, 'result').length > 0 ? state.round?.result : null;
  const board: Board = {
    game: state.table.game,
    chips,
    sent: state.mine?.chips ?? {},
    totals: state.chips.totals,
    won: spotsThatWon(state.table.game, result),
    rules: rules?.rules,
  };
  const returns = rules?.returns.map(({ returnToPlayer }) => returnToPlayer) ?? [];
  const deciding = useDecide(state, refresh);
  // One is asked when the cards have been seen.
  const isTold = told.steps.length === (state.round?.story?.steps.length ?? 0);
  const isAsked = isTold && askedSeat(state) !== undefined;
  useStorySounds(told, sound.playSound);
  const rail = <LiveRail state={state} tab={tab} onTab={setTab} />;
  return (
    <>
      <GameFrame
        head={
          <HeadBar
            code={state.table.tableId}
            back={
              returns.length > 0
                ? { lowest: Math.min(...returns), highest: Math.max(...returns) }
                : undefined
            }
            isFun={purse.isFun}
            isMuted={sound.isMuted}
            onMute={sound.toggle}
            volume={sound}
            onRules={() => setTab('rules')}
            onPanel={() => setPanelOpen(true)}
            exit={<ToTables category={state.table.category} />}
          />
        }
        stage={<LiveStage state={state} told={told} board={board} isFun={purse.isFun} />}
        bar={
          isAsked ? (
            <DecisionBar state={state} deciding={deciding} />
          ) : (
            <LiveBar chips={chips} purse={purse} bet={bet} mine={state.mine} />
          )
        }
        rail={rail}
      />
      <GamePanel isOpen={isPanelOpen} onClose={() => setPanelOpen(false)} hasChat>
        <div className="mb-4 flex items-center gap-3 lg:hidden">
          {text('games.sound.volume')}
          <Volume {...sound} className="flex-1" />
        </div>
        {rail}
      </GamePanel>
    </>
  );
}

/** Back to the tables that one came from. */
function ToTables({ category }: Pick<LiveState['table'], 'category'>) {
  const text = useText();
  return (
    <Link
      to={category === 'LIVE' ? '/live' : '/cockfight'}
      search={{}}
      aria-label={text('live.toTables')}
      className={exitClasses}
    >
      <ChevronLeft aria-hidden className="size-5.5 rtl:-scale-x-100" />
    </Link>
  );
}

type StageProps = { state: LiveState; told: Told; board: Board; isFun: boolean };

function LiveStage({ state, told, board, isFun }: StageProps) {
  const screen = tableScreens[state.table.game]!;
  const outcome = <Outcome state={state} told={told} />;
  if (screen.kind === 'arena') {
    return <ArenaStage state={state} board={board} outcome={outcome} />;
  }
  if (screen.kind === 'seats') {
    return (
      <BlackjackStage state={state} told={told} board={board} outcome={outcome} isFun={isFun} />
    );
  }
  const { Picture, Cloth } = screen;
  return (
    <div
      className="absolute inset-0 flex flex-col items-center gap-3 overflow-y-auto p-3 [container-type:size] md:gap-4 md:p-5"
      style={{ background: feltOf(state.table.look) }}
    >
      {/* In one place, so that the cloth never moves under a finger. */}
      <div className="grid min-h-13 shrink-0 place-items-center">
        <Outcome state={state} told={told} otherwise={<PhaseClock state={state} />} />
      </div>
      {/* Upright, the room that is left is the picture's, and the cloth lies near the hand. */}
      <div className="grid min-h-[min(36cqh,14rem)] w-full shrink-0 place-items-center @max-[57rem]:grow">
        {board.rules !== undefined && <Picture state={state} told={told} board={board} />}
      </div>
      {board.rules !== undefined && <Cloth state={state} told={told} board={board} />}
      <div className="w-full max-w-4xl shrink-0 xl:hidden">
        <Roads state={state} />
      </div>
    </div>
  );
}
