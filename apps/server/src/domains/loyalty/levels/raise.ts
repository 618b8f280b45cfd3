import { type Day, dayOf, days } from '@baize/calendar';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { grantGifts, type NewGrant } from '../../promotions/index.ts';
import { brandOf, isModuleOn } from '../../system/index.ts';
import { type ClubRules, clubRulesOf } from '../settings.ts';
import type { Standing } from '../tables.ts';
import { earnedLevel, levelsBetween, regainedLevel } from './level-maths.ts';
import { monthBefore, monthOf } from './months.ts';
import { depositsOf, playedIn } from './plays.ts';
import { lockStandings, type Move, writeLevels } from './standings.ts';

/**
 * Raises whoever has reached more than ever before, with a gift for every level on the way, and gives
 * back what this month's play regains. Nobody is lowered here.
 */
export async function raiseLevels(
  house: House,
  tx: Transaction,
  memberIds: readonly bigint[],
): Promise<bigint[]> {
  if (memberIds.length === 0 || !isModuleOn(house, 'MEMCLUB3')) return [];
  const rules = clubRulesOf(house);
  const at = house.clock.now();
  const today = dayOf(at, brandOf(house).timeZoneOffsetMinutes);
  const held = await lockStandings(tx, memberIds);
  const moves = await movesOf(tx, {
    rules,
    today,
    held: held.filter((one) => mayMove(rules, one)),
  });
  await writeLevels(tx, moves, { at, judged: monthBefore(today) });
  await grantGifts(
    tx,
    moves.flatMap((move) => upgradeGifts(rules, move, at)),
    at,
  );
  return moves.map(({ standing }) => standing.member_id);
}

/** Cheap to say of most: they have not played enough for the next one, and lost none. */
function mayMove({ levels }: ClubRules, { level, peak, valid_bet }: Standing): boolean {
  const next = levels[peak + 1];
  return level < peak || (next !== undefined && valid_bet >= next.validBet);
}

type Asked = { rules: ClubRules; today: Day; held: readonly Standing[] };

async function movesOf(tx: Transaction, { rules, today, held }: Asked): Promise<Move[]> {
  const ids = held.map(({ member_id }) => member_id);
  if (ids.length === 0) return [];
  const deposits = await depositsOf(tx, ids);
  const monthly = await playedIn(tx, ids, monthOf(today));
  return held.flatMap((standing): Move[] => {
    const { member_id: id, level, peak, valid_bet: validBet } = standing;
    const earned = earnedLevel(rules.levels, { deposit: deposits(id), validBet });
    if (earned > peak) return [{ standing, level: earned, peak: earned, why: 'RAISED' }];
    const back = regainedLevel(rules.levels, standing, monthly(id));
    return back > level ? [{ standing, level: back, peak, why: 'REGAINED' }] : [];
  });
}

function upgradeGifts(rules: ClubRules, { standing, level, why }: Move, at: Date): NewGrant[] {
  if (why !== 'RAISED') return [];
  return levelsBetween(standing.peak, level).map((reached) => ({
    memberId: standing.member_id,
    kind: 'VIP_UPGRADE',
    key: `upgrade.${reached}`,
    level: reached,
    money: rules.levels[reached]!.upgrade,
    multiple: rules.multiple,
    expiresAt: new Date(at.getTime() + days(rules.giftDays)),
  }));
}
