import { hash } from 'node:crypto';
import { playOf } from '@baize/games';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Bet, findOnceDecided } from '../../play/index.ts';
import { findLottery, type Lottery } from '../lotteries.ts';
import { greatestPayout } from './greatest-payout.ts';
import {
  closedFrom,
  isCounted,
  type Limits,
  ladderPercent,
  limitsOf,
  numbersByHand,
  pickName,
} from './limits.ts';
import { type IssueRows, type Load, loadsOf, nameOfLoad, rowsOfBet } from './loads.ts';
import { picksOf } from './picks.ts';

export type Order = Pick<Bet, 'memberId' | 'currency' | 'requestId'> & {
  tickets: readonly IssueRows[];
};

type Counted = { undo(why: 'refused' | 'unknown'): Promise<void> };

/**
 * Counts an order on its issues before it is bought, all of it or nothing: refused where a limit would
 * be passed, or where a number is closed or pays less than the member was shown. Without limits
 * nothing is counted. `undo` takes it back where the order was not bought after all: after a plain no
 * it was not; whoever was told that the house is busy may have their tickets.
 */
export async function countOrder(house: House, lottery: Lottery, order: Order): Promise<Counted> {
  const limits = limitsOf(house, lottery.code);
  assertByHand(house, lottery, order);
  if (!isCounted(limits)) return { undo: async () => undefined };
  const loads = loadsOf(house, lottery, order);
  const isNew = await begin(house.db, async (tx) => {
    if (!(await noteOnce(house, tx, order.memberId, nameOfOrder(order)))) return false;
    const totals = await addLoads(tx, lottery.code, loads);
    for (const load of loads) assertWithin(limits, load, totals.get(nameOfLoad(load))!);
    await assertPayable(tx, lottery, limits, order);
    return true;
  });
  return {
    undo: async (why) => {
      if (!isNew) return;
      await begin(house.db, async (tx) => {
        const isBought = why === 'unknown' && (await findOnceDecided(tx, order, 1)).length > 0;
        if (!isBought) await takeBack(tx, lottery, order, loads);
      });
    },
  };
}

/** Numbers that an operator closed or lowered hold for every issue. */
function assertByHand(house: House, { code, kind }: Lottery, { tickets }: Order): void {
  const numbers = numbersByHand(house, code);
  if (numbers.size === 0) return;
  for (const { play: name, selection, percent = 100 } of tickets.flatMap(({ rows }) => rows)) {
    for (const pick of picksOf(playOf(kind, name)!, selection)) {
      const allowed = numbers.get(pickName(name, pick)) ?? 100;
      if (percent > allowed) refuseNumber(name, pick, allowed);
    }
  }
}

function refuseNumber(play: string, pick: string, percent: number): never {
  refuse('NUMBER_LOWERED', { value: { play, pick, percent } });
}

/** Another order under the same id is another one: what was counted for the first does not count for it. */
function nameOfOrder({ requestId, tickets }: Order): string {
  // Sent again, it is the same one, whatever odds and caps hold by then.
  const rows = tickets.map(({ number, group, rows }) => ({ number, group, rows }));
  return `${requestId}#${hash('sha256', JSON.stringify(rows), 'base64url')}`;
}

/** No order is called so: no client can send it. */
const nameOfTaken = ({ id }: Bet): string => `#taken.${id}`;

/** False where this was counted before. */
async function noteOnce({ clock }: House, tx: Transaction, memberId: bigint, name: string) {
  const done = await tx
    .insertInto('lottery_counted')
    .values({ member_id: memberId, request_id: name, counted_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

type Total = { stake: Money; payout: Money };

async function addLoads(
  tx: Transaction,
  gameCode: string,
  loads: readonly Load[],
  sign = 1n,
): Promise<Map<string, Total>> {
  const { rows } = await sql<{ number: string; scope: string } & Total>`
    insert into lottery_exposure as e (game_code, number, scope, stake, payout)
    select ${gameCode}, w.number, w.scope, w.stake, w.payout
    from unnest(${loads.map(({ number }) => number)}::text[], ${loads.map(({ scope }) => scope)}::text[],
      ${loads.map(({ stake }) => String(stake * sign))}::bigint[],
      ${loads.map(({ payout }) => String(payout * sign))}::bigint[]) w (number, scope, stake, payout)
    on conflict (game_code, number, scope) do update
      set stake = greatest(0, e.stake + excluded.stake),
        payout = greatest(0, e.payout + excluded.payout)
    returning number, scope, stake, payout`.execute(tx);
  return new Map(rows.map((row) => [nameOfLoad(row), row]));
}

function assertWithin(limits: Limits, load: Load, total: Total): void {
  const { perMember, perPlay, perIssue } = limits;
  const [kind, play = '', pick = ''] = load.scope.split(':');
  if (kind === 'issue' && perIssue !== null && total.stake > perIssue) {
    refuse('LOTTERY_LIMIT', { value: { limit: 'issue' } });
  }
  if (kind === 'member' && perMember !== null && total.stake > perMember) {
    refuse('LOTTERY_LIMIT', { value: { limit: 'member' } });
  }
  if (kind === 'play' && perPlay !== null && total.stake > perPlay) {
    refuse('LOTTERY_LIMIT', { value: { limit: 'play', play } });
  }
  if (kind !== 'pick') return;
  const allowed = ladderPercent(limits, total.payout - load.payout);
  if (load.percent > allowed) refuseNumber(play, pick, allowed);
  const closing = closedFrom(limits);
  if (closing !== undefined && total.payout > closing) {
    refuse('LOTTERY_LIMIT', { value: { limit: 'number', play, pick } });
  }
}

/** Whoever counts an issue holds its row until the end, so no two orders pass the limit together. */
async function assertPayable(
  tx: Transaction,
  lottery: Lottery,
  { payoutPerIssue }: Limits,
  { tickets }: Order,
): Promise<void> {
  if (payoutPerIssue === null) return;
  for (const { number } of tickets) {
    if ((await greatestPayout(tx, lottery, number)) > payoutPerIssue) {
      refuse('LOTTERY_LIMIT', { value: { limit: 'payout' } });
    }
  }
}

async function takeBack(
  tx: Transaction,
  { code }: Lottery,
  order: Order,
  loads: readonly Load[],
): Promise<void> {
  const gone = await tx
    .deleteFrom('lottery_counted')
    .where('member_id', '=', order.memberId)
    .where('request_id', '=', nameOfOrder(order))
    .executeTakeFirst();
  if (gone.numDeletedRows === 1n) await addLoads(tx, code, loads, -1n);
}

/** Tickets that are taken back: what of them was open until now lies on its issue no longer. */
export function uncountTickets(house: House, bets: readonly Bet[]): Promise<void> {
  return freeTickets(
    house,
    bets.filter(({ state }) => state === 'open'),
  );
}

/** Of several hands that take the same ticket off its issue at once, one counts. */
export async function freeTickets(house: House, bets: readonly Bet[]): Promise<void> {
  for (const bet of bets) {
    const lottery = findLottery(bet.gameCode);
    const limits = limitsOf(house, lottery.code);
    // Limits that came after it was decided have counted what stood without it.
    const isLeftOut = bet.settledAt !== null && bet.settledAt.getTime() < limits.changedAt;
    if (!isCounted(limits) || isLeftOut) continue;
    const { memberId } = bet;
    const loads = loadsOf(house, lottery, { memberId, tickets: [rowsOfBet(bet)] });
    await begin(house.db, async (tx) => {
      if (!(await noteOnce(house, tx, memberId, nameOfTaken(bet)))) return;
      await addLoads(tx, lottery.code, loads, -1n);
    });
  }
}

/** Counts what stands already, from the moment that limits ask for it. */
export async function countStanding(
  house: House,
  tx: Transaction,
  lottery: Lottery,
  standing: readonly (IssueRows & { memberId: bigint })[],
): Promise<void> {
  await tx.deleteFrom('lottery_exposure').where('game_code', '=', lottery.code).execute();
  for (const { memberId, ...ticket } of standing) {
    await addLoads(tx, lottery.code, loadsOf(house, lottery, { memberId, tickets: [ticket] }));
  }
}

/** What new bets on numbers of an issue pay, where that is not in full. */
export async function loweredNumbers(
  house: House,
  { code }: Lottery,
  number: string,
): Promise<{ play: string; pick: string; percent: number }[]> {
  const limits = limitsOf(house, code);
  const lowered = new Map(numbersByHand(house, code));
  if (limits.ladder.length > 0) {
    const lowest = limits.ladder.reduce(
      (min, { from }) => (from < min ? from : min),
      limits.ladder[0]!.from,
    );
    const rows = await house.db
      .selectFrom('lottery_exposure')
      .select(['scope', 'payout'])
      .where('game_code', '=', code)
      .where('number', '=', number)
      .where('scope', 'like', 'pick:%')
      .where('payout', '>=', lowest)
      .execute();
    for (const { scope, payout } of rows) {
      const name = scope.slice('pick:'.length);
      const percent = ladderPercent(limits, payout);
      lowered.set(name, Math.min(percent, lowered.get(name) ?? 100));
    }
  }
  return [...lowered].map(([name, percent]) => {
    const at = name.indexOf(':');
    return { play: name.slice(0, at), pick: name.slice(at + 1), percent };
  });
}
