import type { gamesOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { sumRounds } from '../../play/index.ts';
import { OWN_VENDOR } from '../shown-bet.ts';
import { roundName } from './crash.ts';
import { pastRounds } from './rounds.ts';

type Rounds = Output<typeof contract.listCrashRounds.value>;

/** Rounds that are over, each with the money that was in it. */
export async function listCrashRounds(
  house: House,
  { after, pageSize }: Output<typeof contract.listCrashRounds.input>,
): Promise<Rounds> {
  const rows = await pastRounds(house, {
    size: pageSize,
    ...(after !== undefined && { before: BigInt(after) }),
  });
  const sums = await sumRounds(house, {
    vendor: OWN_VENDOR,
    roundIds: rows.map(({ id }) => roundName(id)),
    openedAt: rows.map(({ opens_at }) => opens_at),
  });
  const list = rows.map((row) => {
    const roundId = roundName(row.id);
    const { bets, stake, payout } = sums.get(roundId) ?? { bets: 0, stake: 0n, payout: 0n };
    return {
      round: String(row.id),
      roundId,
      chainId: String(row.chain_id),
      number: row.number,
      multiplier: row.crash! / 100,
      hash: row.hash!,
      startsAt: row.starts_at.getTime(),
      isVoid: row.voided_at !== null,
      settledAt: row.settled_at?.getTime() ?? null,
      bets,
      stake,
      payout,
    };
  });
  return trailOf(list, { rows, pageSize, keyOf: ({ id }) => String(id) });
}
