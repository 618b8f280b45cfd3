import { randomUUID } from 'node:crypto';
import { chanceOfRound } from '@baize/games';
import type { TestHouse } from '../../../testing/house.ts';
import { ask } from '../../../testing/players.ts';
import { chainsOf, linksAt } from '../issues/chains.ts';
import { dayOfIssue } from '../issues/clock.ts';
import { findIssue } from '../issues/issues.ts';
import { findLottery } from '../lotteries.ts';

export type ShownIssue = { number: string; opensAt: number; closesAt: number; drawsAt: number };
export type ShownTicket = {
  betId: string;
  issue: string;
  state: string;
  stake: number;
  payout: number;
  capped: boolean;
  group: number | null;
  rows: { payout: number; notes: number; stake: number }[];
  chase: { n: number; of: number } | null;
};
export type Bought = { balance: number; tickets: ShownTicket[] };

export type Row = {
  play: string;
  selection: object;
  unit?: string;
  multiple?: number;
  amount?: number;
};
export type Buying = {
  gameCode?: string;
  rows: Row[];
  issues: { issue: string; multiple?: number }[];
  stake: number;
  stopOnWin?: boolean;
  group?: number;
  requestId?: string;
};

/** Calls of a player at a lottery of a test house. */
export function lotteryCalls({ app, house }: TestHouse) {
  return {
    buy: (member: number, { gameCode = 'ssc-1', requestId = randomUUID(), ...order }: Buying) =>
      ask<Bought>(app, `member:${member}`, 'POST', '/wps/lottery/bet', {
        requestId,
        gameCode,
        ...order,
      }),
    cancel: (member: number, betIds: string[]) =>
      ask<Bought>(app, `member:${member}`, 'POST', '/wps/lottery/cancel', { betIds }),
    tickets: async (member: number, query = '') => {
      const path = `/wps/lottery/bets?${query}`;
      const { body } = await ask<{ list: ShownTicket[] }>(app, `member:${member}`, 'GET', path);
      return body.value.list;
    },
    issues: async (size = 5, gameCode = 'ssc-1') => {
      const path = `/wps/lottery/games/${gameCode}/issues?size=${size}`;
      const { body } = await ask<{ list: ShownIssue[] }>(app, 'member:1', 'GET', path);
      return body.value.list;
    },
    /** What an issue will bring: only the house's own process can know it before. */
    foresee: async (number: string, gameCode = 'ssc-1') => {
      const issue = (await findIssue(house, gameCode, number))!;
      const place = { chainId: issue.chain_id!, link: issue.link! };
      const [decided] = linksAt(house, await chainsOf(house, [place]), [place]);
      const { kind } = findLottery(gameCode);
      return kind.draw(chanceOfRound(decided!), dayOfIssue(number)) as { numbers: number[] };
    },
    standAt: (ms: number) => house.clock.moveTo(new Date(ms)),
  };
}
