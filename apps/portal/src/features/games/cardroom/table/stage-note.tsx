import { useClock } from '@baize/web/use-clock.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { type CardTable, isUnderWay } from '../card-table.ts';
import type { Layout } from './layout.ts';

const TICK_MS = 500;

type Props = { table: CardTable; layout: Layout; isInMiddle: boolean | undefined };

/** What the table waits for while no hand is played. */
export function StageNote({ table, layout, isInMiddle = false }: Props) {
  const words = useNote(table);
  if (!words) return null;
  const isOverBoard = table.game === 'holdem' && table.hand !== null;
  return (
    <p
      role="status"
      className="absolute z-3 -translate-x-1/2 rounded-full bg-[#02090ccc] px-4 py-1.5 text-center text-sm font-semibold text-[#ffe29a] shadow-[inset_0_0_0_1px_#e0b65a66]"
      style={{ left: layout.table.cx, top: topOf(layout, { isInMiddle, isOverBoard }) }}
    >
      {words}
    </p>
  );
}

/** Above a board that lies there, where no pot is any more: below it are one's own chips. */
function topOf(
  { table: { cy, ry }, cardWidth, isLow, isNarrow }: Layout,
  { isInMiddle, isOverBoard }: { isInMiddle: boolean; isOverBoard: boolean },
): number {
  // On a phone the hands of both sides meet in the middle: there it stands below them.
  if (isInMiddle) return isNarrow ? cy + ry * 0.26 - 16 : cy + 12;
  if (isOverBoard && !isLow) return cy - cardWidth * 0.7 - 44;
  // What the hand came to is told right below the last cards, where there is room.
  return isLow ? cy + ry * 0.42 : Math.max(cy + ry * 0.42, cy + cardWidth * 0.7 + 62);
}

function useNote(table: CardTable): string {
  const { hand, nextHandAt, botsAt, aheadMs, stake, players, sitAndGo } = table;
  const text = useText();
  const now = useClock(TICK_MS) + aheadMs;
  if (isUnderWay(hand)) return '';
  if (!stake.isOpen && !sitAndGo) return text('cardroom.note.closed');
  const secondsTo = (at: number) => Math.max(0, Math.ceil((at - now) / 1_000));
  if (nextHandAt !== null) return text('cardroom.note.next', { seconds: secondsTo(nextHandAt) });
  if (botsAt !== null && botsAt > now) {
    return text('cardroom.note.bots', { seconds: secondsTo(botsAt) });
  }
  if (sitAndGo && sitAndGo.state !== 'registering') return '';
  const ready = players.filter(({ out }) => out === null).length;
  const missing = sitAndGo ? stake.seats - players.length : Math.max(0, stake.leastPlayers - ready);
  return missing > 0
    ? text('cardroom.note.missing', { count: missing })
    : text('cardroom.note.soon');
}
