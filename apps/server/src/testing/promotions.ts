import { randomUUID } from 'node:crypto';
import { promotionsCampaign as contract, type Wire } from '@baize/contract';
import { money } from '@baize/money';
import { z } from 'zod/mini';
import { openPlay, type Play, placeBet, settleBet, voidBet } from '../domains/play/index.ts';
import { payDue, saveCampaign, startCampaign } from '../domains/promotions/index.ts';
import type { Caller } from '../platform/caller.ts';
import { drainEvents } from '../platform/events/drain.ts';
import { type CashierTest, openCashierTest } from './cashier.ts';

export type Parts = Partial<Wire<typeof contract.content>>;

export type PromotionsTest = CashierTest & {
  play: Play;
  /** Saves and starts a campaign of these parts; answers its number. */
  run(parts: Parts): Promise<string>;
  bet(memberId: bigint, stake: string, payout?: string, category?: 'RNG' | 'LIVE'): Promise<Played>;
  takeBack(bet: Played): Promise<void>;
  /** Lets everything that was announced be heard, and what is due be paid. */
  settle(): Promise<void>;
};

type Played = Awaited<ReturnType<typeof placeBet>>['bet'];

const OPERATOR = { kind: 'operator', operatorId: 1n, memberId: 0n, address: '' } as Caller;

/** A house with members, operators, ways to pay in, and campaigns made of any parts. */
export async function openPromotionsTest(): Promise<PromotionsTest> {
  const at = await openCashierTest();
  const { house } = at;
  const play = openPlay(house);
  const settle = async () => {
    await drainEvents(house);
    await payDue(house);
  };
  return {
    ...at,
    play,
    settle,
    run: async (parts) => {
      const content = z.parse(contract.content, {
        kind: 'TASK',
        words: { EN: { title: 'A campaign' } },
        startsAt: house.clock.now().getTime(),
        costs: { budget: 5_000 },
        ...parts,
      });
      const reason = 'a test';
      const { id, version } = await saveCampaign(house, OPERATOR, { version: 0, content, reason });
      await startCampaign(house, OPERATOR, { id, version, reason });
      return id;
    },
    bet: async (memberId, stake, payout = stake, category = 'RNG') => {
      const { bet } = await placeBet(play, {
        memberId,
        currency: 'USD',
        requestId: randomUUID(),
        vendor: 'BAIZE',
        gameCode: 'dice',
        category,
        stake: money(stake),
      });
      await settleBet(play, bet, { payout: money(payout) });
      await settle();
      return bet;
    },
    takeBack: async (bet) => {
      await voidBet(play, bet, { evenIfSettled: true });
      await settle();
    },
    close: async () => {
      await play.lanes.close();
      await at.close();
    },
  };
}
