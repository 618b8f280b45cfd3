import { Money } from '@baize/ui';
import { useClock } from '@baize/web/use-clock.ts';
import { Armchair, Users } from 'lucide-react';
import { useLaunchGame } from '../../../../shared/games/launch.tsx';
import { OWN_VENDOR } from '../../../../shared/games/own-vendor.ts';
import { useMoneyParts } from '../../../../shared/money/use-money.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { feltOf } from '../looks.ts';
import type { TableTile as Tile } from './lobby-state.ts';
import { TileRoads } from './tile-roads.tsx';
import { TrendTag } from './tile-trend.tsx';

type Props = { table: Tile; aheadMs: number };

/** A table from its door: how it went, who plays, what it takes, and whether chips are taken now. */
export function TableTile({ table, aheadMs }: Props) {
  const text = useText();
  const launch = useLaunchGame();
  const { tableId, game, name, category, limits, seats, players } = table;
  const open = () =>
    launch({
      vassalage: OWN_VENDOR,
      gameCode: tableId,
      gameType: category,
      displayName: name,
      supportPlay: 1,
      maintenance: null,
    });
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border transition-[border-color,translate] focus-within:border-brass hover:-translate-y-0.5 hover:border-brass">
      <div
        data-theme="dark"
        className="flex flex-1 flex-col gap-2.5 p-3.5 text-[#fbf2da]"
        style={{ background: feltOf(table.look) }}
      >
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h3 className="truncate font-display text-lg/6 font-semibold">
              <button
                type="button"
                onClick={open}
                aria-label={text('catalogue.tile.play', { game: name })}
                className="max-w-full truncate outline-none after:absolute after:inset-0 focus-visible:underline"
              >
                <bdi>{name}</bdi>
              </button>
            </h3>
            <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-xs text-[#f0d9a8]">
              <span className="truncate">{text(`live.game.${game as 'baccarat'}`)}</span>
              <TrendTag table={table} />
            </p>
          </div>
          <PhaseMark table={table} aheadMs={aheadMs} />
        </div>
        <TileRoads table={table} />
      </div>
      <div className="flex items-center gap-3 border-t bg-table px-3.5 py-2 text-[0.8125rem] text-ink-soft">
        <Limits {...limits} />
        {seats !== null && (
          <span className="flex items-center gap-1" title={text('live.lobby.seats', { seats })}>
            <Armchair aria-hidden className="size-4" />
            <span className="sr-only">{text('live.lobby.seats', { seats })}</span>
            <span aria-hidden className="num">
              {seats}
            </span>
          </span>
        )}
        <span
          className="ms-auto flex items-center gap-1"
          title={text('live.lobby.players', { count: players })}
        >
          <Users aria-hidden className="size-4" />
          <span className="sr-only">{text('live.lobby.players', { count: players })}</span>
          <span aria-hidden className="num">
            {players}
          </span>
        </span>
      </div>
    </article>
  );
}

function Limits({ min, max }: Tile['limits']) {
  const text = useText();
  const parts = useMoneyParts('house');
  return (
    <span className="min-w-0 truncate">
      <span className="sr-only">{text('live.lobby.limits')} </span>
      <span dir="ltr" className="num">
        <Money parts={{ ...parts(min), decimals: '' }} /> –{' '}
        <Money parts={{ ...parts(max), decimals: '' }} />
      </span>
    </span>
  );
}

const TICK_MS = 1_000;

/** Seconds while chips are taken; else what the table is at. */
function PhaseMark({ table: { round, isPaused }, aheadMs }: Props) {
  const text = useText();
  const now = useClock(TICK_MS) + aheadMs;
  const leftMs = round?.phase === 'betting' ? round.closesAt - now : 0;
  const isTaking = leftMs > 0 && !isPaused;
  const words = isPaused
    ? text('live.phase.paused')
    : text(`live.phase.${round && round.phase !== 'betting' ? round.phase : 'closed'}`);
  return (
    <span
      className={`num flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap ${isTaking ? 'bg-[#8fe0bf] text-[#06281d]' : 'bg-black/45 text-[#fbf2da]'}`}
    >
      {isTaking
        ? text('live.lobby.seconds', { seconds: Math.ceil(leftMs / TICK_MS) })
        : round
          ? words
          : text('live.lobby.resting')}
    </span>
  );
}
