import { IconButton, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Maximize2, X } from 'lucide-react';
import { launchAddress } from '../../../../shared/games/launch-address.ts';
import { OWN_VENDOR } from '../../../../shared/games/own-vendor.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import type { Purse } from '../../bets/use-purse.ts';
import type { useSound } from '../../stage/use-sound.ts';
import { type Board, spotsThatWon } from '../board.ts';
import { Outcome } from '../live-outcome.tsx';
import type { LiveState } from '../live-state.ts';
import { TileRoads } from '../lobby/tile-roads.tsx';
import { feltOf } from '../looks.ts';
import { PhaseClock } from '../phase-clock.tsx';
import { tableScreens } from '../table-games.tsx';
import { gameRulesQuery, useLiveTable } from '../use-live-table.ts';
import { useOwnChips } from '../use-own-chips.ts';
import { stepsNamed, useStory } from '../use-story.ts';
import { PaneBar } from './pane-bar.tsx';
import { QuickBoard } from './quick-board.tsx';

type Props = {
  tableId: string;
  purse: Purse;
  sound: ReturnType<typeof useSound>;
  onRemove: () => void;
};

/** One of several tables: its picture, its main spots, its road, and a bar of its own. */
export function TablePane({ tableId, purse, sound, onRemove }: Props) {
  const text = useText();
  const { state, error, refresh } = useLiveTable(tableId);
  if (error) {
    return (
      <PaneFrame look="onyx" head={<span className="flex-1">{tableId}</span>} onRemove={onRemove}>
        <p role="alert" className="m-auto">
          {text('games.missing.title')}
        </p>
      </PaneFrame>
    );
  }
  if (!state) return <Skeleton className="h-130 rounded-card opacity-40" />;
  return (
    <OpenPane state={state} refresh={refresh} purse={purse} sound={sound} onRemove={onRemove} />
  );
}

type OpenProps = Omit<Props, 'tableId'> & { state: LiveState; refresh: () => void };

function OpenPane({ state, refresh, purse, sound, onRemove }: OpenProps) {
  const told = useStory(state);
  const { table } = state;
  const rules = useQuery(gameRulesQuery(table.game)).data?.rules;
  const { chips, bet } = useOwnChips({ state, refresh, isFun: purse.isFun, sound });
  const result = stepsNamed(told, 'result').length > 0 ? state.round?.result : null;
  const board: Board = {
    game: table.game,
    chips,
    sent: state.mine?.chips ?? {},
    totals: state.chips.totals,
    won: spotsThatWon(table.game, result),
    rules,
  };
  const screen = tableScreens[table.game];
  return (
    <PaneFrame look={table.look} head={<PaneHead state={state} />} onRemove={onRemove}>
      <div className="flex justify-center">
        <PhaseClock state={state} />
      </div>
      <div className="relative grid h-48 w-full place-items-center overflow-hidden">
        <div className="grid h-[270%] w-[166%] origin-center scale-60 place-items-center [container-type:size]">
          {rules !== undefined && screen?.kind === 'cloth' && (
            <screen.Picture state={state} told={told} board={board} />
          )}
        </div>
      </div>
      <div className="grid min-h-10 place-items-center">
        <Outcome state={state} told={told} />
      </div>
      {rules !== undefined && <QuickBoard board={board} />}
      <TileRoads table={table} />
      <PaneBar chips={chips} bet={bet} purse={purse} mine={state.mine} />
    </PaneFrame>
  );
}

function PaneHead({ state: { table } }: { state: LiveState }) {
  const text = useText();
  const game = { vassalage: OWN_VENDOR, gameType: table.category, gameCode: table.tableId };
  return (
    <>
      <h2 className="min-w-0 flex-1 truncate font-display text-lg/6 font-semibold">
        <bdi>{table.name}</bdi>
      </h2>
      <Link
        {...launchAddress(game)}
        aria-label={text('catalogue.tile.play', { game: table.name })}
        className="grid size-10 place-items-center rounded-ctl hover:bg-white/10"
      >
        <Maximize2 aria-hidden className="size-4.5" />
      </Link>
    </>
  );
}

type FrameProps = {
  look: string;
  head: React.ReactNode;
  children: React.ReactNode;
  onRemove: () => void;
};

function PaneFrame({ look, head, children, onRemove }: FrameProps) {
  const text = useText();
  return (
    <section
      data-theme="dark"
      className="flex min-h-130 flex-col gap-2 rounded-card border p-3 text-[#fbf2da]"
      style={{ background: feltOf(look) }}
    >
      <div className="flex items-center gap-1">
        {head}
        <IconButton label={text('live.multi.remove')} icon={<X />} onClick={onRemove} />
      </div>
      {children}
    </section>
  );
}
