import { Link } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import { laneAddresses } from '../../shared/games/lane-addresses.ts';
import type { Lane } from '../../shared/games/lanes.ts';
import { GameRow, RowSkeleton } from '../../shared/games/row.tsx';
import { LateAlive } from '../../shared/loading/late-alive.tsx';
import { useText } from '../../shared/words/use-text.ts';
import { type Block, blocksOf } from './row-blocks.ts';
import { useRowGames } from './use-home-games.ts';

/**
 * One row for every category that has a game; small ones stand side by side. Each is laid out, and
 * comes alive, when it comes near.
 */
export function CategoryRows({ lanes }: { lanes: readonly Lane[] }) {
  const blocks = useMemo(() => blocksOf(lanes), [lanes]);
  return blocks.map((block) => <LateBlock key={block[0]!.title} block={block} />);
}

const LateBlock = memo(function LateBlock({ block }: { block: Block }) {
  return (
    <LateAlive>
      <RowBlock block={block} />
    </LateAlive>
  );
});

function RowBlock({ block }: { block: Block }) {
  if (block.length === 1)
    return <CategoryRow lane={block[0]!} isDouble={block[0]!.title === 'RNG'} />;
  return (
    <div className="grid gap-x-7 gap-y-8 md:grid-cols-2">
      {block.map((lane) => (
        <CategoryRow key={lane.title} lane={lane} isHalf />
      ))}
    </div>
  );
}

type RowProps = { lane: Lane; isHalf?: boolean; isDouble?: boolean };

function CategoryRow({ lane, isHalf = false, isDouble = false }: RowProps) {
  const text = useText();
  const title = text(`catalogue.category.${lane.title}`);
  const games = useRowGames(lane.title);
  if (!games) return <RowSkeleton title={title} />;
  if (games.length === 0) return null;
  return (
    <GameRow
      isLate
      title={title}
      note={text('home.row.count', { count: lane.gameCount })}
      games={games}
      isHalf={isHalf}
      isDouble={isDouble}
      more={<SeeAll title={lane.title} />}
    />
  );
}

export function SeeAll({ title }: { title: Lane['title'] }) {
  const text = useText();
  return (
    <Link
      {...laneAddresses[title]}
      className="flex min-h-8 items-center font-semibold text-felt-text hover:underline touch:min-h-11"
    >
      {text('catalogue.row.all')}
      <span className="sr-only">: {text(`catalogue.category.${title}`)}</span>
    </Link>
  );
}
