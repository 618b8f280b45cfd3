import type { Period } from '@baize/calendar';
import type { agentsContracts as contract } from '@baize/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { agentSettings } from '../settings.ts';
import { countActive, figuresOf } from '../sums/figures.ts';
import type { ContractKind } from './terms.ts';

export type Measured = contract.Measured;

/** What contracts of one kind are measured by: so many queries, however many contracts there are. */
export async function measureAll(
  tx: Transaction,
  kind: ContractKind,
  receiverIds: readonly bigint[],
  period: Period,
): Promise<Map<bigint, Measured>> {
  const settings = await agentSettings(tx);
  const threshold = kind === 'DIVIDEND' ? settings.activePerPeriod : settings.activePerDay;
  const figures = await figuresOf(tx, { memberIds: receiverIds, period, of: 'team' });
  const active = await countActive(tx, { leaderIds: receiverIds, period, threshold });
  const hours = kind === 'HOURLY' ? await hoursOf(tx, receiverIds, period.from) : new Map();
  return new Map(
    receiverIds.map((id) => {
      const { validBet, stake, payout, rebate, promotion, deposit, withdrawal } = figures.get(id)!;
      return [
        id,
        {
          from: period.from,
          to: period.to,
          activeMembers: active.get(id) ?? 0,
          validBet: String(validBet),
          stake: String(stake),
          payout: String(payout),
          rebate: String(rebate),
          promotion: String(promotion),
          deposit: String(deposit),
          withdrawal: String(withdrawal),
          hours: hours.get(id) ?? [],
        },
      ];
    }),
  );
}

const HOURS = 24;

async function hoursOf(
  tx: Transaction,
  memberIds: readonly bigint[],
  day: string,
): Promise<Map<bigint, string[]>> {
  const found = new Map(memberIds.map((id) => [id, Array.from({ length: HOURS }, () => '0')]));
  const { rows } = await sql<{ member_id: bigint; hour: number; valid_bet: bigint }>`
    select member_id, hour, valid_bet from team_hours
    where member_id = any(${memberIds.map(String)}::bigint[]) and day = ${day}`.execute(tx);
  for (const { member_id, hour, valid_bet } of rows) {
    found.get(member_id)![hour] = String(valid_bet);
  }
  return found;
}

const AMOUNTS = [
  'validBet',
  'stake',
  'payout',
  'rebate',
  'promotion',
  'deposit',
  'withdrawal',
] as const satisfies (keyof Measured)[];

/** The rest, where a part was billed by another contract; heads are of the whole period. */
export function less(whole: Measured, part: Measured | null): Measured {
  return part ? joined(whole, part, (a, b) => a - b) : whole;
}

export function together(one: Measured, other: Measured | null): Measured {
  return other ? joined(one, other, (a, b) => a + b) : one;
}

function joined(one: Measured, other: Measured, join: (a: bigint, b: bigint) => bigint): Measured {
  const amounts = AMOUNTS.map((name) => [
    name,
    String(join(BigInt(one[name] ?? 0), BigInt(other[name] ?? 0))),
  ]);
  const hours = one.hours.map((units, n) =>
    String(join(BigInt(units), BigInt(other.hours[n] ?? 0))),
  );
  return { ...one, ...Object.fromEntries(amounts), hours };
}
