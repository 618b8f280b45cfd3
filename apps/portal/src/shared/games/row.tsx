import { cx, IconButton, SectionHead } from '@baize/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode, RefCallback } from 'react';
import { useText } from '../words/use-text.ts';
import type { Game } from './launch-address.ts';
import { GameTile, TileSkeleton } from './tile.tsx';
import { useNear } from './use-near.ts';
import { useRow } from './use-row.ts';

type RowProps = {
  title: string;
  /** Beside the title, small: how many there are. */
  note?: string | undefined;
  /** The link to all of them. */
  more?: ReactNode;
  /** Goes on by itself to the next tile after this time, until someone comes near. */
  autoplayMs?: number;
  /** Three to a view wherever there is room for six: for two rows side by side. */
  isHalf?: boolean;
  /** Two lines that move together. */
  isDouble?: boolean;
  /** Below the first view: laid out when it comes near. */
  isLate?: boolean;
  nearRef?: RefCallback<HTMLElement>;
  children: ReactNode;
};

/** A titled row of cards that snaps, can be dragged, and has arrows where there is a mouse. */
export function TileRow({
  title,
  note,
  more,
  autoplayMs,
  isHalf = false,
  isDouble = false,
  isLate = false,
  nearRef,
  children,
}: RowProps) {
  const { ref, handlers, isAtStart, isAtEnd, go, autoplay } = useRow(autoplayMs);
  const canMove = !(isAtStart && isAtEnd);
  return (
    <section
      ref={nearRef}
      aria-label={title}
      data-double={isDouble || undefined}
      className={cx('min-w-0', isLate && 'late-row')}
    >
      <SectionHead
        title={title}
        note={note}
        actions={
          <>
            {more}
            {canMove && (
              <Arrows isAtStart={isAtStart} isAtEnd={isAtEnd} go={go} autoplay={autoplay} />
            )}
          </>
        }
      />
      <div
        ref={ref}
        {...handlers}
        data-half={isHalf || undefined}
        data-double={isDouble || undefined}
        className="tile-row"
      >
        {children}
      </div>
    </section>
  );
}

type ArrowsProps = Pick<ReturnType<typeof useRow>, 'isAtStart' | 'isAtEnd' | 'go' | 'autoplay'>;

function Arrows({ isAtStart, isAtEnd, go, autoplay }: ArrowsProps) {
  const text = useText();
  return (
    <div className="flex gap-1 max-md:hidden">
      {autoplay && (
        <IconButton
          size="sm"
          label={text(autoplay.isOn ? 'catalogue.row.pause' : 'catalogue.row.play')}
          icon={autoplay.isOn ? <Pause className="size-4!" /> : <Play className="size-4!" />}
          onClick={autoplay.toggle}
          className="rounded-full"
        />
      )}
      <IconButton
        size="sm"
        label={text('catalogue.row.back')}
        icon={<ChevronLeft className="size-4! rtl:rotate-180" />}
        disabled={isAtStart}
        onClick={() => go(-1)}
        className="rounded-full border"
      />
      <IconButton
        size="sm"
        label={text('catalogue.row.on')}
        icon={<ChevronRight className="size-4! rtl:rotate-180" />}
        disabled={isAtEnd}
        onClick={() => go(1)}
        className="rounded-full border"
      />
    </div>
  );
}

type GameRowProps = Omit<RowProps, 'children' | 'nearRef'> & {
  games: readonly Game[];
  isRanked?: boolean;
  /** How many pictures are fetched with the page. */
  eager?: number;
};

export function GameRow({ games, isRanked = false, eager = 0, ...row }: GameRowProps) {
  const { isNear, ref } = useNear(row.isLate && !row.isDouble);
  return (
    <TileRow {...row} nearRef={ref}>
      {games.slice(0, isNear ? undefined : SEEN_AT_ONCE).map((game, place) => (
        <GameTile
          key={game.nodeId}
          game={game}
          isEager={place < eager}
          {...(isRanked && { rank: place + 1 })}
        />
      ))}
    </TileRow>
  );
}

/** The rest of a row stands outside the screen until someone moves it. */
const SEEN_AT_ONCE = 6;

/** A row that is on its way, in the size it will have. */
export function RowSkeleton({ title }: { title: string }) {
  return (
    <TileRow title={title}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <TileSkeleton key={place} />
      ))}
    </TileRow>
  );
}
