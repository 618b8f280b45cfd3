import { Money } from '@baize/ui';
import { useClock } from '@baize/web/use-clock.ts';
import { Armchair, Users } from 'lucide-react';
import { useLaunchGame } from '../../../../shared/games/launch.tsx';
import { OWN_VENDOR } from '../../../../shared/games/own-vendor.ts';
import { TilePicture } from '../../../../shared/games/tile-picture.tsx';
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
  const { tableId, game, name, category } = table;
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
        className="flex flex-1 flex-col text-[#fbf2da]"
        style={{ background: feltOf(table.look) }}
      >
        <div className="relative flex h-28 flex-col justify-between p-3.5 pb-2.5">
          <TilePicture
            src={table.picture}
            sizes="220px"
            className="pointer-events-none absolute inset-y-0 end-0 h-full w-3/5 object-cover object-[50%_30%] [mask-image:linear-gradient(to_left,#000_45%,transparent)] rtl:[mask-image:linear-gradient(to_right,#000_45%,transparent)]"
          />
          <div className="relative flex items-center gap-2">
            <PhaseMark table={table} aheadMs={aheadMs} />
            <TrendTag table={table} />
          </div>
          <div className="relative min-w-0 [text-shadow:0_1px_6px_rgb(0_0_0/0.8)]">
            <h3 className="truncate font-display text-lg/6 font-semibold">
              <bdi>{name}</bdi>
            </h3>
            <p className="truncate text-xs text-[#f0d9a8]">
              {text(`live.game.${game as 'baccarat'}`)}
            </p>
          </div>
        </div>
        <div className="px-3.5 pb-3.5">
          <TileRoads table={table} />
        </div>
      </div>
      <TileFoot table={table} />
      <button
        type="button"
        onClick={open}
        aria-label={text('catalogue.tile.play', { game: name })}
        className="absolute inset-0 rounded-card"
      />
    </article>
  );
}

/** What it takes, how many may sit, and who plays. */
function TileFoot({ table: { limits, seats, players } }: { table: Tile }) {
  const text = useText();
  return (
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
