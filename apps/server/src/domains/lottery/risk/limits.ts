import type { lotteryRiskOperator as contract } from '@baize/contract';
import { type Money, money, moneyText } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';

export type Rung = { readonly from: Money; readonly percent: number };

const AMOUNTS = [
  'perMember',
  'perPlay',
  'perIssue',
  'payoutPerIssue',
  'payoutPerMember',
  'singlePickPayout',
] as const;

/**
 * What is taken of a lottery, from a member, on a play, on an issue, and on one number by a ladder;
 * and what an issue pays, all together and to one member, and a single pick, at most.
 */
export type Limits = Readonly<Record<(typeof AMOUNTS)[number], Money | null>> & {
  readonly ladder: readonly Rung[];
};

const noLimits: Limits = {
  perMember: null,
  perPlay: null,
  perIssue: null,
  payoutPerIssue: null,
  payoutPerMember: null,
  singlePickPayout: null,
  ladder: [],
};

type Kept = Limits & { readonly changedAt: number };
/** Numbers closed by hand or paid less, as `play:pick`. */
type ByHand = ReadonlyMap<string, number>;
type Memory = { limits: ReadonlyMap<string, Kept>; numbers: ReadonlyMap<string, ByHand> };

const memory = keepInMemory<Memory>({
  channel: 'lottery.risk',
  empty: { limits: new Map(), numbers: new Map() },
  read: async ({ db }) => {
    const [limits, rows] = await Promise.all([
      db.selectFrom('lottery_limits').selectAll().execute(),
      db.selectFrom('lottery_numbers').selectAll().execute(),
    ]);
    const numbers = new Map<string, Map<string, number>>();
    for (const { game_code, play, pick, percent } of rows) {
      const own = numbers.get(game_code) ?? new Map<string, number>();
      numbers.set(game_code, own.set(pickName(play, pick), percent));
    }
    return {
      limits: new Map(
        limits.map((row) => [
          row.game_code,
          { ...readLimits(row.limits), changedAt: row.changed_at.getTime() },
        ]),
      ),
      numbers,
    };
  },
});

export const followRisk = memory.follow;
export const renewRisk = memory.renew;

export const pickName = (play: string, pick: string) => `${play}:${pick}`;

export function limitsOf(house: House, gameCode: string): Limits & { changedAt: number } {
  return memory.of(house).limits.get(gameCode) ?? { ...noLimits, changedAt: 0 };
}

/** The numbers of a lottery that were closed by hand, or pay less. */
export function numbersByHand(house: House, gameCode: string): ByHand {
  return memory.of(house).numbers.get(gameCode) ?? new Map();
}

/** Whether what lies on an issue has to be counted at all. */
export function isCounted({
  ladder,
  perMember,
  perPlay,
  perIssue,
  payoutPerIssue,
}: Limits): boolean {
  const amounts = [perMember, perPlay, perIssue, payoutPerIssue];
  return ladder.length > 0 || amounts.some((amount) => amount !== null);
}

/** What new bets on a number pay, where so much lies on it already. */
export function ladderPercent({ ladder }: Limits, payout: Money): number {
  return Math.min(100, ...ladder.filter(({ from }) => payout >= from).map((rung) => rung.percent));
}

/** From here on a number is closed, and no bet may go beyond it. */
export function closedFrom({ ladder }: Limits): Money | undefined {
  const closing = ladder.filter(({ percent }) => percent === 0).map(({ from }) => from);
  return closing.toSorted((a, b) => (a < b ? -1 : 1))[0];
}

export function writeLimits({ ladder, ...limits }: Limits): contract.StoredLimits {
  const amounts = AMOUNTS.map((name) => {
    const amount = limits[name];
    return [name, amount === null ? null : moneyText(amount)] as const;
  });
  return {
    ...(Object.fromEntries(amounts) as Record<(typeof AMOUNTS)[number], string | null>),
    ladder: ladder.map(({ from, percent }) => ({ from: moneyText(from), percent })),
  };
}

function readLimits(stored: contract.StoredLimits): Limits {
  const amounts = AMOUNTS.map((name) => {
    const text = stored[name] ?? null;
    return [name, text === null ? null : money(text)] as const;
  });
  return {
    ...(Object.fromEntries(amounts) as Record<(typeof AMOUNTS)[number], Money | null>),
    ladder: stored.ladder.map(({ from, percent }) => ({ from: money(from), percent })),
  };
}
