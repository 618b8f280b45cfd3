import type { fish as contract, Output } from '@baize/contract';
import { bulletRules } from '@baize/games';
import { sql } from 'kysely';
import { numberColumn, textColumn } from '../../../platform/database/array-text.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findBet, type Play, type Player } from '../../play/index.ts';
import { transfersByKeys } from '../../wallet/index.ts';
import { costsOf, findRoom, standingOf } from '../rooms/room.ts';
import { findVisit, ownVisitRow } from '../visits/visit.ts';
import { bulletsOf } from './bullets.ts';
import { type ClosedMagazine, closeOrder, type MagazineName } from './close-order.ts';
import { packed } from './fired.ts';
import { knownVisits, type Magazines } from './known-visits.ts';
import { type AskedMagazine, contentOf, type LoadAnswer, loadOrder } from './load-order.ts';
import { dueOf, isDone, LATE_MS, showMagazine } from './magazine.ts';

type Loaded = Output<typeof contract.load.value>;

/** Pays for bullets and loads them. */
export async function loadMagazine(
  play: Play,
  player: Player,
  input: Output<typeof contract.load.input>,
): Promise<Loaded> {
  const { house } = play;
  const visitId = BigInt(input.visitId);
  const visit =
    (await findVisit(house, player, visitId)) ?? (await ownVisitRow(house, player, visitId));
  const room = findRoom(visit.room);
  const isCannon = costsOf(house, room).includes(input.cost);
  const { isOpen } = standingOf(house, room);
  const asked: AskedMagazine = {
    ...player,
    visitId: visit.id,
    room,
    requestId: input.requestId,
    cost: input.cost,
    bullets: Math.min(input.bullets, bulletRules.maxInMagazine),
    clientSeed: input.clientSeed,
    spent: input.spent.map(BigInt),
    refusal: !isOpen ? 'GAME_NOT_FOUND' : isCannon ? undefined : 'STAKE_NOT_ALLOWED',
  };
  const known = knownVisits(house);
  const payment = { visitId: visit.id, known };
  const verdict = await play.lanes
    .put(loadOrder(asked, payment))
    .finally(() => known.letGo(payment));
  if ('refused' in verdict) refuse(verdict.refused);
  if ('repeats' in verdict) return shown(await loadedBefore(house, verdict.repeats, asked));
  const { magazine, spent, version } = verdict.answer;
  known.follow(visit.id, version, [magazine, ...spent]);
  return shown(verdict.answer);
}

const shown = ({ magazine, balance }: Pick<LoadAnswer, 'magazine' | 'balance'>): Loaded => ({
  magazine: showMagazine(magazine),
  balance,
});

/** The same request again is told what it was told first. */
async function loadedBefore(
  house: House,
  betId: bigint,
  asked: AskedMagazine,
): Promise<Pick<LoadAnswer, 'magazine' | 'balance'>> {
  const bet = await findBet(house.db, betId);
  const row = await house.db
    .selectFrom('fish_magazines')
    .selectAll()
    .where('bet_id', '=', betId)
    .executeTakeFirst();
  const isSame =
    bet &&
    row &&
    contentOf({ visitId: row.visit_id, cost: row.cost, bullets: row.bullets }) === contentOf(asked);
  if (!isSame) refuse('REQUEST_DIFFERS');
  const { memberId, currency, requestId } = asked;
  const name = { memberId, currency, purpose: 'cash' } as const;
  const [transfer] = await transfersByKeys(house.db, name, [requestId]);
  const kept = (await bulletsOf(house.db, [betId])).get(betId) ?? [];
  const magazine = { ...row, fired: packed(row.bullets, kept) };
  return { magazine, balance: transfer!.balanceAfter };
}

/** Ends a magazine from which nothing more can come, or whose owner has left. */
export async function closeMagazine(
  { lanes, house }: Play,
  name: MagazineName,
  { isLeft = false }: { isLeft?: boolean } = {},
): Promise<ClosedMagazine> {
  const known = knownVisits(house);
  const payment = { visitId: name.visit_id, known };
  const verdict = await lanes
    .put(closeOrder(name, isLeft, payment))
    .finally(() => known.letGo(payment));
  if ('refused' in verdict) refuse(verdict.refused);
  if ('repeats' in verdict) throw new Error('The end of a magazine claims no key');
  const { magazine, version } = verdict.answer;
  if (magazine && version !== undefined) known.follow(name.visit_id, version, [magazine]);
  return verdict.answer;
}

/** Magazines that may be overdue, whoever loaded them and on whichever server. */
async function magazinesToLookAt({ db, clock }: House, max: number): Promise<MagazineName[]> {
  return db
    .selectFrom('fish_magazines')
    .select(['bet_id', 'visit_id', 'member_id', 'currency'])
    .where('closed_at', 'is', null)
    .where('due_at', '<=', clock.now())
    .orderBy('bet_id')
    .limit(max)
    .execute();
}

/** Whoever pays for bullets meanwhile waits for no more than these. */
const CLOSED_TOGETHER = 16;

/** Closes what is overdue; what is not, because more was fired from it meanwhile, is looked at later. */
export async function closeDue(play: Play, max = 500): Promise<number> {
  const { house } = play;
  const looked = await magazinesToLookAt(house, max);
  const early = looked.flatMap((name) => laterLook(house, name));
  const isEarly = new Set(early.map(({ bet_id }) => bet_id));
  const due = looked.filter(({ bet_id }) => !isEarly.has(bet_id));
  const ends: ClosedMagazine[] = [];
  for (let from = 0; from < due.length; from += CLOSED_TOGETHER) {
    const some = due.slice(from, from + CLOSED_TOGETHER);
    ends.push(...(await Promise.all(some.map((name) => closeMagazine(play, name)))));
  }
  const open = ends.flatMap(({ magazine }) => (magazine && !magazine.closed_at ? [magazine] : []));
  await lookLater(house, [
    ...early,
    ...open.map((magazine) => ({ bet_id: magazine.bet_id, at: dueOf(magazine) })),
  ]);
  return due.length;
}

type Look = { bet_id: bigint; at: Date };

/**
 * Nobody is asked about a magazine from which this server knows that something may still come. That of
 * somebody who goes on shooting is closed with what they say next: all that are due would be many at once.
 */
function laterLook(house: House, { visit_id, bet_id }: MagazineName): Look[] {
  const magazines = knownVisits(house).lookAt(visit_id);
  const magazine = magazines?.get(String(bet_id));
  if (!magazines || !magazine || magazine.closed_at) return [];
  const now = house.clock.now();
  const isShooting = isFiredFrom(magazines, now.getTime() - LATE_MS);
  const at = new Date(dueOf(magazine).getTime() + (isShooting ? LATE_MS : 0));
  const isDue = at <= now || (!isShooting && isDone(magazine, now.getTime()));
  return isDue ? [] : [{ bet_id, at }];
}

/** Whether any of them was fired from since. */
function isFiredFrom(magazines: Magazines, since: number): boolean {
  for (const { fired } of magazines.values()) if (fired.lastAt >= since) return true;
  return false;
}

/** Only when it is looked at again: whether it is due is judged under the lock. */
async function lookLater({ db }: House, looks: readonly Look[]): Promise<void> {
  if (looks.length === 0) return;
  await sql`update fish_magazines m set due_at = w.at
    from unnest(${numberColumn(looks, ({ bet_id }) => bet_id)}::bigint[],
      ${textColumn(looks, ({ at }) => at.toISOString())}::timestamptz[]) w (bet_id, at)
    where m.bet_id = w.bet_id and m.closed_at is null`.execute(db);
}
