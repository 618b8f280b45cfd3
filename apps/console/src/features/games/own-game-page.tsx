import { buttonClasses, Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { settingsKey } from '../../shared/editor/use-settings.ts';
import { AuditLink } from '../../shared/parts/audit-link.tsx';
import { BackLink } from '../../shared/parts/back-link.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { NothingHere, PageToCome } from '../../shared/parts/one-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { OWN_VENDOR, type OwnGame, ownGamesQuery } from '../../shared/play/own-games.ts';
import { stopOnGame, useStops } from '../../shared/play/stops.ts';
import { useText } from '../../shared/use-text.ts';
import { GameStop } from './game-stop.tsx';
import { limitsEditable } from './limits-editable.ts';
import { LimitsPanel } from './limits-panel.tsx';
import { GameTag } from './own-games-page.tsx';
import { ReturnChart } from './return-chart.tsx';
import { RulesPanel } from './rules-panel.tsx';

const DAYS = 30;

/** One game of the house: its switch, its limits, its rules and what it returned. */
export function OwnGamePage({ gameCode }: { gameCode: string }) {
  const games = useQuery(ownGamesQuery);
  if (games.error) return <FailurePage error={games.error} reset={() => void games.refetch()} />;
  if (!games.data) return <PageToCome />;
  const game = games.data.list.find((one) => one.gameCode === gameCode);
  if (game) return <Shown game={game} />;
  return (
    <NothingHere
      title="console.ownGames.gone"
      back={{ to: '/own-games', label: 'console.ownGames.title' }}
    />
  );
}

function Shown({ game }: { game: OwnGame }) {
  const text = useText();
  const { gameCode, name } = game;
  const stop = stopOnGame(useStops().data?.list ?? [], gameCode);
  const editable = useMemo(() => limitsEditable(gameCode), [gameCode]);
  const limits = useQuery({
    queryKey: settingsKey(editable.name),
    queryFn: ({ signal }) => editable.read(signal),
  });
  return (
    <PageBody>
      <BackLink to="/own-games">{text('console.ownGames.title')}</BackLink>
      <PageHead
        title={name}
        note={<span className="code">{gameCode}</span>}
        actions={
          <>
            <GameTag game={game} stop={stop} />
            <AuditLink subject={`game:${OWN_VENDOR}:${gameCode}`} />
            <Link to="/bets" search={{ game: gameCode }} className={buttonClasses({})}>
              {text('console.ownGames.toBets')}
            </Link>
            <GameStop game={game} stop={stop} />
          </>
        }
      />
      <Panel className="mb-5 max-w-6xl">
        <ReturnChart gameCode={gameCode} name={name} days={DAYS} />
      </Panel>
      <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
        {limits.data && <LimitsPanel game={game} editable={editable} stored={limits.data} />}
        <RulesPanel game={game} />
      </div>
    </PageBody>
  );
}
