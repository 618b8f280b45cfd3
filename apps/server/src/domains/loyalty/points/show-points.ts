import { addDays, dayOf, minutes, startOfDay } from '@baize/calendar';
import type { loyaltyPoints as contract, Output } from '@baize/contract';
import { catalogueKinds } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { balanceOf } from '../../wallet/index.ts';
import { pointRulesOf } from '../settings.ts';
import { linesOf, type OpenPlay } from './earn.ts';
import { weightOf } from './point-maths.ts';

export async function pointsHeld({ db }: Pick<House, 'db'>, memberId: bigint): Promise<bigint> {
  return (await balanceOf(db, { memberId, purpose: 'points', currency: 'PTS' })) ?? 0n;
}

export function showPointConfig(house: House): Output<typeof contract.pointConfig.value> {
  const rules = pointRulesOf(house);
  return {
    validBetPerPoint: rules.perPoint,
    weights: Object.fromEntries(
      catalogueKinds.baseCategories.map((category) => [category, weightOf(rules, category)]),
    ),
    convertEnabled: rules.convertOpen,
    pointsRatio: rules.convertPoints,
    turnoverMultiple: rules.convertMultiple,
    expires: false,
  };
}

const DAYS_SHOWN = 14;
const CREDITED_MS = minutes(20);

/** What is held, what today has earned so far, and what the last days did. */
export async function showPoints(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.points.value>> {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const today = dayOf(house.clock.now(), zone);
  const { rows: open } = await sql<OpenPlay>`
    select category, sum(valid_bet - counted)::bigint as "validBet" from loyalty_plays
    where member_id = ${memberId} and valid_bet <> counted
    group by category order by category`.execute(house.db);
  const { rows: days } = await sql<{ day: string; points: bigint; lines: StoredLine[] }>`
    select day::text as day, points, lines from loyalty_point_days where member_id = ${memberId}
    order by loyalty_point_days.day desc limit ${DAYS_SHOWN}`.execute(house.db);
  return {
    balance: await pointsHeld(house, memberId),
    today: await linesOf(house.db, pointRulesOf(house), { memberId, open }),
    creditedAt: startOfDay(addDays(today, 1), zone).getTime() + CREDITED_MS,
    days: days.map(({ day, points, lines }) => ({
      day,
      points: Number(points),
      lines: lines.map((line) => ({
        ...line,
        validBet: BigInt(line.validBet),
        carried: BigInt(line.carried),
      })),
    })),
  };
}

type StoredLine = {
  category: string;
  validBet: string;
  weight: number;
  points: number;
  carried: string;
};
