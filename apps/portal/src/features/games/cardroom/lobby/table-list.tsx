import { Button, cx, EmptyLine, LoadingRegion, Skeleton } from '@baize/ui';
import { Eye } from 'lucide-react';
import { useErrorWords } from '../../../../shared/calls/use-error-words.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { toneOf } from '../table/tones.ts';
import { type Stake, type TableTile, useStakeTables } from './use-card-lobby.ts';
import type { Enter } from './use-enter.ts';

type Props = { stake: Stake; enter: Enter };

/** The tables of a stake as one would see them from the door. */
export function TableList({ stake, enter }: Props) {
  const text = useText();
  const words = useErrorWords();
  const { data, error } = useStakeTables(stake.stakeId, true);
  if (error) return <p role="alert">{words(error)}</p>;
  if (!data) {
    return (
      <LoadingRegion>
        <Skeleton className="h-40" />
      </LoadingRegion>
    );
  }
  if (data.tables.length === 0) {
    return <EmptyLine>{text('cardroom.lobby.noTables')}</EmptyLine>;
  }
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {data.tables.map((tile) => (
        <li key={tile.tableId} className="flex flex-col gap-3 rounded-card border p-3">
          <div className="flex items-baseline justify-between gap-2">
            <h4 className="font-semibold">
              {text('cardroom.table.number', { number: tile.number })}
            </h4>
            <span className="text-xs text-ink-soft">
              {text('cardroom.lobby.taken', {
                taken: tile.people + tile.bots,
                seats: tile.seats,
              })}
            </span>
          </div>
          <MiniTable tile={tile} game={stake.game} />
          <TileActions tile={tile} stake={stake} enter={enter} />
        </li>
      ))}
    </ul>
  );
}

function TileActions({ tile, stake, enter }: Props & { tile: TableTile }) {
  const text = useText();
  return (
    <div className="flex gap-2">
      <Button size="sm" className="flex-1" onClick={() => enter.watch(tile.tableId)}>
        <Eye aria-hidden className="size-4" />
        {text('cardroom.lobby.watch')}
      </Button>
      <Button
        size="sm"
        kind="felt"
        className="flex-1"
        disabled={!tile.maySit || !stake.isOpen}
        isBusy={enter.isBusy}
        onClick={() => enter.begin({ way: 'chair', tableId: tile.tableId })}
      >
        {text(tile.maySit ? 'cardroom.lobby.sit' : 'cardroom.lobby.full')}
      </Button>
    </div>
  );
}

type MiniProps = { tile: TableTile; game: string };

/** Chairs around a small table: people, bots, and those that are free. */
function MiniTable({ tile, game }: MiniProps) {
  const text = useText();
  const { felt } = toneOf(game);
  const cloth = `radial-gradient(90% 120% at 50% 0, ${felt[0]}, ${felt[1]} 60%, ${felt[2]})`;
  return (
    <ul dir="ltr" aria-label={text('cardroom.lobby.chairs')} className="relative h-24">
      <li
        aria-hidden
        className="absolute inset-x-[14%] inset-y-3 rounded-full border-4 border-[#3a2418] shadow-[0_0_0_1px_#c8922f]"
        style={{ background: cloth }}
      />
      {Array.from({ length: tile.seats }, (_, seat) => {
        const chair = tile.chairs.find((one) => one.seat === seat);
        const angle = Math.PI / 2 + (seat / tile.seats) * Math.PI * 2;
        const name = chair
          ? chair.isBot
            ? `${chair.name} (${text('cardroom.bot')})`
            : chair.name
          : text('cardroom.seat.free');
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is known by its number
            key={seat}
            title={name}
            className={cx(
              'absolute grid size-6 -translate-1/2 place-items-center rounded-full border text-[0.625rem] font-bold',
              !chair && 'border-dashed border-edge bg-table',
              chair && !chair.isBot && 'border-transparent bg-brass text-on-brass',
              chair?.isBot &&
                'border-transparent bg-info-wash text-info shadow-[inset_0_0_0_1px_var(--info)]',
            )}
            style={{
              left: `${50 + Math.cos(angle) * 42}%`,
              top: `${50 + Math.sin(angle) * 40}%`,
            }}
          >
            <span className="sr-only">{name}</span>
            <span aria-hidden>{chair ? [...chair.name][0]?.toUpperCase() : ''}</span>
          </li>
        );
      })}
    </ul>
  );
}
