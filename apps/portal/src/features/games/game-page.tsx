import { buttonClasses, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useErrorWords } from '../../shared/calls/use-error-words.ts';
import { isCardGame } from '../../shared/games/card-games.ts';
import { launchAddress } from '../../shared/games/launch-address.ts';
import { loadChunk } from '../../shared/loading/chunk.ts';
import { useOwnScreen } from '../../shared/loading/own-screen.ts';
import { StatePage } from '../../shared/pages/state-page.tsx';
import { isSportsGame } from '../../shared/sportsbook/game-codes.ts';
import { useText } from '../../shared/words/use-text.ts';
import { GameTable } from './game-table.tsx';
import { useStageModule } from './stage/use-stage-module.ts';
import { rulesQuery, useListing } from './use-game.ts';

export type GamePageProps = {
  /** A game of our own, by its code: "dice". */
  code: string;
  /** With play money. A trial member always plays with it. */
  isFun: boolean;
};

/** One of our own games, over the whole screen. */
export function GamePage({ code, isFun }: GamePageProps) {
  useOwnScreen();
  const { data: listed, isPending } = useListing(code);
  if (isPending) return <GameComing />;
  if (listed && SHARED_TABLES.includes(listed.gameType)) {
    return (
      <Suspense fallback={<GameComing />}>
        <LivePage tableId={code} isFun={isFun} />
      </Suspense>
    );
  }
  if (listed?.gameType === 'FISH') {
    return (
      <Suspense fallback={<GameComing />}>
        <FishPage room={code} isFun={isFun} />
      </Suspense>
    );
  }
  if (listed && (isSportsGame(code) || isCardGame(code))) {
    return <Navigate {...launchAddress(listed)} replace />;
  }
  return <PlayedAlone code={code} isFun={isFun} />;
}

const SHARED_TABLES = ['LIVE', 'COCKFIGHT'];

const LivePage = lazy(async () => {
  const part = await loadChunk(() => import('./live/live-page.tsx'));
  return { default: part.LivePage };
});

const FishPage = lazy(async () => {
  const part = await loadChunk(() => import('./fish/fish-page.tsx'));
  return { default: part.FishPage };
});

function PlayedAlone({ code, isFun }: GamePageProps) {
  const rules = useQuery(rulesQuery(code));
  const stage = useStageModule(rules.data);
  if (rules.error || stage.data === null) return <GameMissing error={rules.error} />;
  if (!rules.data || !stage.data) return <GameComing />;
  if ('Table' in stage.data) return <stage.data.Table rules={rules.data} isFun={isFun} />;
  return <GameTable key={code} code={code} isFun={isFun} rules={rules.data} module={stage.data} />;
}

function GameMissing({ error }: { error: unknown }) {
  const text = useText();
  const words = useErrorWords();
  return (
    <div className="grid min-h-dvh place-items-center p-6">
      <StatePage
        state="not-found"
        title={text('games.missing.title')}
        text={error ? words(error) : text('games.missing.text')}
        actions={
          <Link to="/" className={buttonClasses({ kind: 'brass' })}>
            {text('system.toLobby')}
          </Link>
        }
      />
    </div>
  );
}

function GameComing() {
  return (
    <div className="flex h-dvh flex-col">
      <div className="h-15 border-b bg-table" />
      <Skeleton className="flex-1 rounded-none opacity-40" />
      <div className="h-23 border-t bg-table max-md:h-48" />
    </div>
  );
}
