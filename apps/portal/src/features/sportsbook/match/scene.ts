import type { Scene } from '../drawings/field.tsx';
import type { MatchEvent } from './use-match.ts';

const MOMENTS = ['GOAL', 'RED_CARD', 'TOWER', 'ROUND', 'FINISH'];
const MIDDLE: Scene = { ball: [0.5, 0.5], side: null, isMoment: false, seq: 0 };

/** What the ground shows after the last thing that happened. Without a place the ball is near whose it is. */
export function sceneOf(events: readonly MatchEvent[]): Scene {
  const last = events.at(-1);
  if (!last) return MIDDLE;
  const isMoment = MOMENTS.includes(last.kind);
  const { side, seq, spot } = last;
  if (spot) return { ball: [spot.x / 1_000, spot.y / 1_000], side, isMoment, seq };
  if (!side) return { ...MIDDLE, seq };
  const down = 0.25 + ((seq * 37) % 50) / 100;
  return { ball: [side === 'HOME' ? 0.82 : 0.18, down], side, isMoment, seq };
}
