import { type Money, UNIT } from '@baize/money';
import type { Campaign, Content } from '../campaigns/campaign.ts';

type Goal = Content['goals'][number];

/** Something a member did that can count: with a minus where it takes back what was heard before. */
export type Deed =
  | {
      what: 'bet';
      memberId: bigint;
      at: Date;
      vendor: string;
      gameCode: string;
      category: string;
      stake: Money;
      payout: Money;
      validBet: Money;
      sign: 1n | -1n;
    }
  | { what: 'deposit'; memberId: bigint; at: Date; amount: Money }
  | { what: 'visit'; memberId: bigint; at: Date }
  /** Someone who came by their code paid in for the first time. */
  | { what: 'friend'; memberId: bigint; at: Date };

/** What a deed adds to a goal, and how; null where it does not count for it. */
export type Addition =
  | { way: 'add'; value: Money }
  /** The greatest holds. */
  | { way: 'greatest'; value: Money }
  /** What holds is looked up among all of them: the greatest may have been taken back, or an earlier deposit heard later. */
  | { way: 'recount' };

export function additionOf(goal: Goal, deed: Deed): Addition | null {
  if (deed.what === 'bet') return isNamed(goal, deed) ? additionOfBet(goal.metric, deed) : null;
  if (deed.what === 'visit') return goal.metric === 'LOGIN_DAYS' ? add(UNIT) : null;
  if (deed.what === 'friend') return goal.metric === 'FRIENDS' ? add(UNIT) : null;
  if (goal.metric === 'ONE_DEPOSIT') return { way: 'recount' };
  if (goal.metric === 'DEPOSIT_SUM') return add(deed.amount);
  return goal.metric === 'DEPOSIT_COUNT' ? add(UNIT) : null;
}

const add = (value: Money): Addition => ({ way: 'add', value });

type BetDeed = Extract<Deed, { what: 'bet' }>;

function additionOfBet(metric: Goal['metric'], deed: BetDeed): Addition | null {
  const { stake, payout, validBet, sign } = deed;
  switch (metric) {
    case 'VALID_BET':
      return add(validBet * sign);
    case 'BET_COUNT':
      return add(UNIT * sign);
    case 'WIN_SUM':
      return add(payout * sign);
    case 'LOSS':
      return add((stake - payout) * sign);
    case 'WIN_MULTIPLE':
      return sign < 0n ? { way: 'recount' } : { way: 'greatest', value: multipleOf(deed) };
    default:
      return null;
  }
}

/** Of a free round nothing was staked: it has no multiple. */
function multipleOf({ stake, payout }: Pick<BetDeed, 'stake' | 'payout'>): Money {
  return stake > 0n ? (payout * UNIT) / stake : 0n;
}

function isNamed({ categories, vendors, games }: Goal, deed: BetDeed): boolean {
  const isIn = (named: readonly string[], one: string) => named.length === 0 || named.includes(one);
  return (
    isIn(categories, deed.category) && isIn(vendors, deed.vendor) && isIn(games, deed.gameCode)
  );
}

/** Where the first step of a goal lies: what ONE_DEPOSIT looks for. */
export function firstTarget({ content }: Pick<Campaign, 'content'>, goal: number): Money {
  return content.steps.reduce(
    (least, { targets }) => ((targets[goal] ?? 0n) < least ? (targets[goal] ?? 0n) : least),
    content.steps[0]?.targets[goal] ?? 0n,
  );
}
