import { Tag } from '@baize/ui';
import { useText } from '../../shared/use-text.ts';
import type { GameReturn } from './return-look.ts';

/** Fewer bets than this say nothing yet. */
const MIN_BETS = 1_000;

export function ReturnTag({ row }: { row: GameReturn }) {
  const text = useText();
  if (row.isAlarm) return <Tag tone="bad">{text('console.ownGames.alarm')}</Tag>;
  if (row.bets < MIN_BETS) return <Tag>{text('console.ownGames.tooFew')}</Tag>;
  return <Tag tone="good">{text('console.ownGames.inBounds')}</Tag>;
}
