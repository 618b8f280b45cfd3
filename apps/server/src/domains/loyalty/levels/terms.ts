import type { members, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import type { MemberTerms, TermsSource } from '../../cashier/index.ts';
import { clubRulesOf } from '../settings.ts';
import { levelsOf } from './standings.ts';

/** What a level raises in the cashier: limits, counts and rates. */
export const levelTerms: TermsSource = async (house, db, memberIds) => {
  const { levels } = clubRulesOf(house);
  const held = await levelsOf(house, db, memberIds);
  const terms = new Map<bigint, MemberTerms>();
  for (const [memberId, level] of held) {
    const { rates, withdrawalsPerDay, withdrawPerDay } = levels[level]!;
    terms.set(memberId, { rebateRates: rates, withdrawalsPerDay, withdrawPerDay });
  }
  return terms;
};

/** Two tones of each medal, from bronze to a dark stone. */
const COLOURS = [
  ['#B9A58C', '#6E5B45'],
  ['#C98B5A', '#7A4A22'],
  ['#B7BEC7', '#6B747F'],
  ['#E0B65A', '#9A6B12'],
  ['#6FBF9B', '#1F6B4C'],
  ['#6AA9DE', '#1F578D'],
  ['#9C8CE0', '#4B3A9C'],
  ['#E07A6A', '#9C2F22'],
  ['#E58BB5', '#9A2F66'],
  ['#7FD6DE', '#1E7E88'],
  ['#F1E2B0', '#3A2E12'],
] as const;

export const nameOfLevel = (level: number) => `VIP${level}`;
export const coloursOf = (level: number) => COLOURS[Math.min(level, COLOURS.length - 1)]!;

/** What members and clients see beside a name. */
export async function clubLabel(
  house: House,
  memberId: bigint,
): Promise<Output<typeof members.memberInfo>['clubLabel']> {
  const level = (await levelsOf(house, house.db, [memberId])).get(memberId) ?? 0;
  const [color, color2] = coloursOf(level);
  return { labelName: nameOfLevel(level), type: 'AUTO', color, color2 };
}
