import type { loyaltyOlderClients as contract, Language, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { grantsOf, titleOfGrant } from '../../promotions/index.ts';
import { showClub, showLevels } from '../levels/club.ts';
import { coloursOf, nameOfLevel } from '../levels/terms.ts';

export async function rankProgress(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.rankProgress.value>> {
  const { level, name, next, deposit, validBet, month } = await showClub(house, memberId);
  const conditions = next ? [deposit >= next.deposit, validBet >= next.validBet] : [];
  return {
    playerRankName: name,
    nextRankName: next && nameOfLevel(next.level),
    monthlyTurnover: { actual: month.validBet, expected: month.keep },
    totalTurnover: { actual: validBet, expected: next?.validBet ?? validBet },
    totalDeposit: { actual: deposit, expected: next?.deposit ?? deposit },
    playerRankProgress: { labelId: level, conditionType: 'ALL' },
    currentProgress: {
      completedConditions: conditions.filter(Boolean).length,
      totalExpectedConditions: conditions.length,
    },
  };
}

export async function clubBenefit(
  house: House,
): Promise<Output<typeof contract.clubBenefit.value>> {
  const { levels } = await showLevels(house);
  return levels.map((one) => ({
    labelId: one.level,
    labelName: one.name,
    upgradeBonus: one.upgrade,
    weeklySalary: one.weekly,
    monthlySalary: one.monthly,
    birthdayBonus: one.birthday,
    withdrawDailyCount: one.withdrawalsPerDay,
    withdrawDailyAmount: one.withdrawPerDay,
    rebateRates: one.rates,
  }));
}

export async function rankRule(house: House): Promise<Output<typeof contract.rankRule.value>> {
  const { levels } = await showLevels(house);
  return levels.map(({ level, name, deposit, validBet, keep }) => ({
    labelId: level,
    labelName: name,
    totalDeposit: deposit,
    totalTurnover: validBet,
    monthlyTurnover: keep,
  }));
}

export async function rankGroupLevels(
  house: House,
): Promise<Output<typeof contract.rankGroupLevels.value>> {
  const { levels } = await showLevels(house);
  return [
    {
      groupName: 'VIP',
      levels: levels.map(({ level, name }) => ({
        labelId: level,
        labelName: name,
        color: coloursOf(level)[0],
      })),
    },
  ];
}

const SHOWN = 50;

export async function rankSalaryDetail(
  house: House,
  memberId: bigint,
  language: Language,
): Promise<Output<typeof contract.rankSalaryDetail.value>> {
  const { weekly, monthly, birthday } = await showClub(house, memberId);
  const kinds = ['VIP_UPGRADE', 'VIP_WEEKLY', 'VIP_MONTHLY', 'VIP_BIRTHDAY'] as const;
  const grants = await grantsOf(house.db, memberId, { kinds, limit: SHOWN });
  const now = house.clock.now();
  return {
    weekly: {
      bonus: weekly.amount,
      nextDate: weekly.at,
      requiredValidBet: weekly.needed,
      validBet: weekly.validBet,
    },
    monthly: { bonus: monthly.amount, nextDate: monthly.at },
    birthday: { bonus: birthday.amount, nextDate: birthday.at },
    list: grants.map((grant) => ({
      id: `0_grant.${grant.id}_0`,
      type: grant.kind,
      name: titleOfGrant(grant, language),
      bonus: grant.money,
      issuedDate: grant.granted_at.getTime(),
      endDate: grant.expires_at.getTime(),
      status: grant.claimed_at ? 'CLAIMED' : grant.expires_at > now ? 'CLAIMABLE' : 'EXPIRED',
    })),
  };
}
