import { randomInt } from 'node:crypto';
import { days } from '@baize/calendar';
import type { sportsbookBets as contract, Output } from '@baize/contract';
import { readMarketKey } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMatches } from '../fixtures/book.ts';
import { phaseAt, stateAt } from '../fixtures/course.ts';
import { oddsNow, priceAt } from '../prices/prices.ts';
import type { SharedSlip } from '../tables.ts';
import { choiceOf, shapeRefusal } from './place.ts';
import { shownState, showRunner, showTeams } from './shown-bets.ts';

/** Letters and digits that nobody takes for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LETTERS = 7;
const KEPT_MS = days(7);

export async function shareSlip(
  house: House,
  { memberId }: Caller,
  input: Output<typeof contract.shareSlip.input>,
): Promise<{ code: string; expiresAt: number }> {
  const choice = choiceOf(input);
  const refusal = shapeRefusal(choice);
  if (refusal) refuse(refusal);
  const { kind, sizes, legs, isEachWay } = choice;
  const content: SharedSlip = { kind, sizes, legs, ...(isEachWay && { isEachWay }) };
  const code = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const expiresAt = new Date(house.clock.now().getTime() + KEPT_MS);
  await house.db
    .deleteFrom('sports_shared_slips')
    .where('expires_at', '<', house.clock.now())
    .execute();
  await house.db
    .insertInto('sports_shared_slips')
    .values({
      code,
      content: JSON.stringify(content),
      created_by: memberId,
      expires_at: expiresAt,
    })
    .execute();
  return { code, expiresAt: expiresAt.getTime() };
}

/** A shared slip at the odds of now. */
export async function loadSlip(
  house: House,
  { language }: Caller,
  code: string,
): Promise<Output<typeof contract.loadSlip.value>> {
  const now = house.clock.now();
  const row = await house.db
    .selectFrom('sports_shared_slips')
    .select(['content', 'expires_at'])
    .where('code', '=', code.toUpperCase())
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) refuse('NOT_FOUND');
  const { kind, sizes, legs, isEachWay = false } = row.content;
  const matches = await findMatches(
    house,
    legs.map(({ matchId }) => BigInt(matchId)),
  );
  const shown = legs.flatMap((leg) => {
    const match = matches.get(BigInt(leg.matchId));
    if (!match) return [];
    const { code: market, period, line, subject } = readMarketKey(leg.market)!;
    return [
      {
        ...leg,
        ...showTeams(match, language),
        startsAt: match.startsAt,
        phase: phaseAt(match, now.getTime()),
        state: shownState(stateAt(match, now.getTime())),
        code: market,
        period,
        line,
        subject,
        scoreAtBet: null,
        outcome: null,
        oddsNow: oddsNow(priceAt(house, match, now.getTime()), leg.market, leg.selection),
        ...showRunner(match, leg.selection),
        eachWayPart: null,
        deadHeat: null,
      },
    ];
  });
  return { kind, sizes, isEachWay, legs: shown, expiresAt: row.expires_at.getTime() };
}
