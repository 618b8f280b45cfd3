import { type Trend, trendOf } from '@baize/games';
import { Tag } from '@baize/ui';
import { useText } from '../../../../shared/words/use-text.ts';
import { hasRoads, marksRead, sidesOf } from '../roads.tsx';
import type { TableTile } from './lobby-state.ts';

/** The trend that a table follows, where its results have two sides. */
export function trendAt({ game, category, marks }: TableTile): Trend | undefined {
  return hasRoads(game) || category === 'COCKFIGHT' ? trendOf(marksRead(marks)) : undefined;
}

/** "Banker × 6", "Ping-pong × 7": what many look for before they sit down. */
export function TrendTag({ table }: { table: TableTile }) {
  const text = useText();
  const trend = trendAt(table);
  if (!trend) return null;
  const [red, blue] = sidesOf(table.game);
  const side = trend.kind === 'streak' && (trend.side === 'first' ? red : blue);
  return (
    <Tag tone="warn">
      {text('live.trend.times', {
        what: side ? text(`live.spot.${side}`) : text(`live.trend.${trend.kind as 'pairs'}`),
        count: trend.length,
      })}
    </Tag>
  );
}
