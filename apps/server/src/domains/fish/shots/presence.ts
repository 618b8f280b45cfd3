import { seconds } from '@baize/calendar';
import { numberColumn } from '../../../platform/database/array-text.ts';
import type { Statement, Write } from '../../wallet/index.ts';

/** Whoever shoots keeps the seat: said now and then, of all who shoot together. */
export type Presence = {
  /** Those among them of whom it should be said again. */
  due(visitIds: Iterable<bigint>, now: number): bigint[];
  noteSaid(visitIds: readonly bigint[], now: number): void;
};

const SAY_EVERY_MS = seconds(10);
const MAX_KNOWN = 10_000;

export function openPresence(): Presence {
  const said = new Map<bigint, number>();
  return {
    due: (visitIds, now) =>
      [...visitIds].filter((id) => Math.abs(now - (said.get(id) ?? 0)) >= SAY_EVERY_MS),
    noteSaid: (visitIds, now) => {
      for (const id of visitIds) said.set(id, now);
      while (said.size > MAX_KNOWN) said.delete(said.keys().next().value!);
    },
  };
}

const sayPresent: Statement = {
  name: 'fish-say-present',
  text: `update fish_visits set seen_at = $2 where id = any($1::bigint[]) and left_at is null`,
};

export function presenceWrites(visitIds: readonly bigint[], now: number): Write[] {
  if (visitIds.length === 0) return [];
  return [[sayPresent, [numberColumn(visitIds, (id) => id), new Date(now)]]];
}
