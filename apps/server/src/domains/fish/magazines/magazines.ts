import { randomBytes } from 'node:crypto';
import type { fish as contract, Output } from '@baize/contract';
import { bulletRules } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findBet, type Play, type Player } from '../../play/index.ts';
import { transfersByKeys } from '../../wallet/index.ts';
import { costsOf, findRoom, standingOf } from '../rooms/room.ts';
import { ownVisitRow } from '../visits/visit.ts';
import { bulletsOf } from './bullets.ts';
import { type ClosedMagazine, closeOrder, type MagazineName } from './close-order.ts';
import { type AskedMagazine, contentOf, type LoadAnswer, loadOrder } from './load-order.ts';
import { showMagazine } from './magazine.ts';

type Loaded = Output<typeof contract.load.value>;

/** Pays for bullets and loads them. */
export async function loadMagazine(
  play: Play,
  player: Player,
  input: Output<typeof contract.load.input>,
): Promise<Loaded> {
  const { house } = play;
  const visit = await ownVisitRow(house, player, BigInt(input.visitId));
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
    drawnSeed: randomBytes(8).toString('hex'),
    spent: input.spent.map(BigInt),
    refusal: !isOpen ? 'GAME_NOT_FOUND' : isCannon ? undefined : 'STAKE_NOT_ALLOWED',
  };
  const verdict = await play.lanes.put(loadOrder(asked));
  if ('refused' in verdict) refuse(verdict.refused);
  if ('repeats' in verdict) return shown(await loadedBefore(house, verdict.repeats, asked));
  return shown(verdict.answer);
}

const shown = ({ magazine, balance }: LoadAnswer): Loaded => ({
  magazine: showMagazine(magazine),
  balance,
});

/** The same request again is told what it was told first. */
async function loadedBefore(
  house: House,
  betId: bigint,
  asked: AskedMagazine,
): Promise<LoadAnswer> {
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
  const shots = (await bulletsOf(house.db, [betId])).get(betId) ?? [];
  return { magazine: { ...row, shots }, balance: transfer!.balanceAfter };
}

/** Ends a magazine from which nothing more can come, or whose owner has left. */
export async function closeMagazine(
  { lanes }: Play,
  name: MagazineName,
  { isLeft = false }: { isLeft?: boolean } = {},
): Promise<ClosedMagazine> {
  const verdict = await lanes.put(closeOrder(name, isLeft));
  if ('refused' in verdict) refuse(verdict.refused);
  if ('repeats' in verdict) throw new Error('The end of a magazine claims no key');
  return verdict.answer;
}

/** Magazines that are overdue, whoever loaded them and on whichever server. */
export async function dueMagazines({ db, clock }: House, max: number): Promise<MagazineName[]> {
  return db
    .selectFrom('fish_magazines')
    .select(['bet_id', 'visit_id', 'member_id', 'currency'])
    .where('closed_at', 'is', null)
    .where('due_at', '<=', clock.now())
    .orderBy('bet_id')
    .limit(max)
    .execute();
}

export async function closeDue(play: Play, max = 500): Promise<number> {
  const due = await dueMagazines(play.house, max);
  await Promise.all(due.map((magazine) => closeMagazine(play, magazine)));
  return due.length;
}
