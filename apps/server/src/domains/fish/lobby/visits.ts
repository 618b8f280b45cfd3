import { type fish as contract, fishParts, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import type { House } from '../../../platform/house.ts';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import {
  type Bet,
  type BetWords,
  type Player,
  refuseArchivedTime,
  standingBetsOfRound,
} from '../../play/index.ts';
import { openMagazines, roundOf, showMagazine } from '../magazines/magazine.ts';
import type { KeptBullet } from '../tables.ts';
import { openVisitRow, ownVisitRow, showVisit } from '../visits/visit.ts';

/** Where the caller sits, for whoever comes back to an open seat. */
export async function showOwnVisit(
  house: House,
  player: Player,
): Promise<Output<typeof contract.ownVisit.value>> {
  const row = await openVisitRow(house, player);
  const magazines = row ? await openMagazines(house, row.id) : [];
  return {
    visit: row ? showVisit(house, row, false) : null,
    magazines: magazines.map(showMagazine),
  };
}

export async function listVisits(
  house: House,
  { memberId, currency }: Player,
  { page, size }: Output<typeof contract.listVisits.input>,
): Promise<Output<typeof contract.listVisits.value>> {
  const mine = house.db
    .selectFrom('fish_visits')
    .where('member_id', '=', memberId)
    .where('currency', '=', currency);
  const rows = await mine
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { count } = await mine
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const open = await stillOpen(
    house,
    rows.map(({ id }) => id),
  );
  const list = rows.map((row) => showVisit(house, row, !open.has(row.id)));
  return { list, total: Number(count) };
}

/** Those among some visits from whose magazines something may yet come. */
async function stillOpen({ db }: House, visitIds: readonly bigint[]): Promise<Set<bigint>> {
  if (visitIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('fish_magazines')
    .select('visit_id')
    .distinct()
    .where('visit_id', 'in', visitIds)
    .where('closed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ visit_id }) => visit_id));
}

/** A visit with every bullet, and the seeds once it is over. */
export async function proveVisit(
  house: House,
  player: Player,
  { visitId, after }: Output<typeof contract.proveVisit.input>,
): Promise<Output<typeof contract.proveVisit.value>> {
  const row = await ownVisitRow(house, player, BigInt(visitId));
  const sea = await house.db
    .selectFrom('fish_seas')
    .select(['sealed', 'hash', 'closed_at'])
    .where('id', '=', row.sea_id)
    .executeTakeFirstOrThrow();
  const round = { vendor: OWN_VENDOR, roundId: roundOf(row.id) };
  const page = { after: BigInt(after ?? 0), size: PROVEN_AT_ONCE };
  const bets = await standingBetsOfRound(house.db, round, page);
  await refuseArchivedTime(house.db, {
    members: [row.member_id],
    from: row.sat_at,
    to: row.left_at ?? undefined,
  });
  return {
    visit: showVisit(house, row, !(await stillOpen(house, [row.id])).has(row.id)),
    after: bets.length === PROVEN_AT_ONCE ? String(bets.at(-1)!.id) : null,
    seedHashOfSea: sea.hash,
    seedOfSea: sea.closed_at ? house.keys.open(sea.sealed) : null,
    magazines: bets.filter(isSettled).map(provenMagazine),
  };
}

const PROVEN_AT_ONCE = 200;
const isSettled = ({ state }: Bet) => state === 'settled';

type Choice = { cost: string; bullets: number; firstNonce: number };

function provenMagazine(bet: Bet) {
  const { cost, bullets, firstNonce } = bet.choice as Choice;
  return {
    magazineId: String(bet.id),
    cost: BigInt(cost),
    bullets,
    firstNonce,
    stake: bet.stake,
    payout: bet.payout,
    kept: bulletsOf(bet).map((bullet) => z.parse(fishParts.keptBullet, bullet)),
  };
}

const bulletsOf = ({ detail }: Bet): KeptBullet[] =>
  (detail as { bullets?: KeptBullet[] } | null)?.bullets ?? [];

/** `12 bullets at 0.50, 9 hit, 2 caught`, for lists. */
export function wordsOfBet(bet: Bet): BetWords | undefined {
  if (bet.vendor !== OWN_VENDOR || !bet.roundId?.startsWith('fish:')) return undefined;
  const bullets = bulletsOf(bet);
  const hits = bullets.filter(({ hit }) => hit !== null);
  const caught = hits.flatMap(({ hit }) =>
    hit!.caught.map(({ fishId, worth }) => nameOf(hit!, fishId, worth)),
  );
  const { cost } = bet.choice as Choice;
  const content = [`${hits.length} × ${Number(cost) / 10_000}`, ...caught].join(', ');
  return { issue: bet.roundId.slice(roundOf(0n).length - 1), play: bet.gameCode, content };
}

function nameOf(hit: NonNullable<KeptBullet['hit']>, fishId: number, worth: number): string {
  const species = hit.targets.find((target) => target.fishId === fishId)?.species ?? '';
  return `${species} ×${worth}`;
}
