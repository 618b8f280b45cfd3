import { playOf } from '@baize/games';
import { type Money, money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { issueOfBet, type Lottery } from '../lotteries.ts';
import { termsOf } from '../odds/odds.ts';
import { choiceOf, type KeptRow } from '../ticket-choice.ts';
import { capsOfTicket } from './caps.ts';
import { payoutOfRow } from './greatest-payout.ts';
import { pickName } from './limits.ts';
import { payoutOfPick, picksOf } from './picks.ts';

/** The rows that are bought for one issue, by a version of the odds and a cap on single picks. */
export type IssueRows = {
  number: string;
  group: number | null;
  rows: readonly KeptRow[];
  rulesVersion: number;
  singlePick: Money;
};

type KeptBet = {
  gameCode: string;
  roundId?: string | null;
  rulesVersion?: number | null;
  choice?: unknown;
  detail?: unknown;
};

/** A ticket lies on its issue by the odds and the cap that it was bought by, whatever holds now. */
export function rowsOfBet(bet: KeptBet): IssueRows {
  const { gameCode, roundId = null, rulesVersion } = bet;
  const { group, rows } = choiceOf(bet);
  const { singlePick } = capsOfTicket({ detail: bet.detail });
  const number = issueOfBet({ gameCode, roundId });
  return { number, group, rows, rulesVersion: rulesVersion!, singlePick };
}

export type Load = { number: string; scope: string; stake: Money; payout: Money; percent: number };

/** What tickets lay on the issues, plays, numbers and members they are of. */
export function loadsOf(
  house: House,
  lottery: Lottery,
  { memberId, tickets }: { memberId: bigint; tickets: readonly IssueRows[] },
): Load[] {
  const loads = new Map<string, Load>();
  const add = (load: Load) => {
    const before = loads.get(nameOfLoad(load));
    loads.set(nameOfLoad(load), {
      ...load,
      stake: load.stake + (before?.stake ?? 0n),
      payout: load.payout + (before?.payout ?? 0n),
      percent: Math.max(load.percent, before?.percent ?? 0),
    });
  };
  for (const { number, group, rows, rulesVersion, singlePick } of tickets) {
    for (const row of rows) {
      const play = playOf(lottery.kind, row.play)!;
      const { percent = 100 } = row;
      const [stake, perNote] = [money(row.stake), money(row.perNote)];
      const terms = termsOf(house, lottery.code, { group, play: row.play, rulesVersion });
      const payout = (payoutOfPick(play, terms, perNote) * BigInt(percent)) / 100n;
      const picks = picksOf(play, row.selection);
      add({ number, scope: 'issue', stake, payout: 0n, percent });
      add({ number, scope: `member:${memberId}`, stake, payout: 0n, percent });
      const whole =
        picks.length > 0 ? 0n : payoutOfRow(lottery, row, { ofNote: payout, singlePick });
      add({ number, scope: `play:${row.play}`, stake, payout: whole, percent });
      for (const pick of picks) {
        const scope = `pick:${pickName(row.play, pick)}`;
        add({ number, scope, stake: stake / BigInt(picks.length), payout, percent });
      }
    }
  }
  // One order for all: two members who bet on the same numbers never wait for each other in a ring.
  return [...loads.values()].sort((a, b) => (nameOfLoad(a) < nameOfLoad(b) ? -1 : 1));
}

export const nameOfLoad = ({ number, scope }: { number: string; scope: string }) =>
  `${number} ${scope}`;
