import { minutes } from '@baize/calendar';
import { sql } from 'kysely';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { bookOf } from '../fixtures/book.ts';
import type { Match } from '../fixtures/match.ts';
import { pricesBeforeStart } from '../prices/prices.ts';

/** What was not looked at by then has moved on: no line is better than a wrong one. */
const LATE_MS = minutes(1);
const MILLION = 1_000_000;

/**
 * Writes what the backed markets of matches that have just begun cost in that moment, once for each
 * start: a match that is put off closes again.
 */
export async function closeLines(house: House, seen: Map<bigint, number>): Promise<void> {
  const now = house.clock.now().getTime();
  const { open } = bookOf(house);
  for (const id of seen.keys()) if (!open.has(id)) seen.delete(id);
  const begun = [...open.values()].filter(
    ({ id, startsAt, source }) =>
      source !== 'season' && startsAt <= now && seen.get(id) !== startsAt,
  );
  for (const match of begun) {
    if (now - match.startsAt <= LATE_MS) await closeLine(house, match);
    seen.set(match.id, match.startsAt);
  }
}

async function closeLine(house: House, match: Match): Promise<void> {
  const startsAt = new Date(match.startsAt);
  await begin(house.db, async (tx) => {
    const { rows } = await sql<{ market: string }>`
      select distinct l.market from sports_legs l
      where l.match_id = ${match.id} and exists (select from sports_matches m
        where m.id = ${match.id} and m.line_closed_for is distinct from ${startsAt})`.execute(tx);
    if (rows.length === 0) return;
    const backed = new Set(rows.map(({ market }) => market));
    const lines = pricesBeforeStart(house, match)
      .filter(({ key }) => backed.has(key))
      .flatMap(({ key, selections }) =>
        selections.flatMap(({ code, odds, probability }) =>
          odds === null
            ? []
            : [{ market: key, selection: code, odds, chance: Math.round(probability * MILLION) }],
        ),
      );
    await tx.deleteFrom('sports_closing_lines').where('match_id', '=', match.id).execute();
    if (lines.length > 0) {
      const rows = lines.map((line) => ({ match_id: match.id, ...line }));
      await tx.insertInto('sports_closing_lines').values(rows).execute();
    }
    await sql`update sports_matches set line_closed_for = ${startsAt} where id = ${match.id}`.execute(
      tx,
    );
  });
}
