import { money } from '@baize/money';
import type { Announcement } from '../../../platform/events.ts';
import { detailOf, freeStakeOf } from '../bet-detail.ts';
import type { Bet, PaidBet } from '../bets.ts';
import type { BetNews } from '../events.ts';

/** What is announced of a bet, in the transaction that changes it. */
export function newsOf(
  name: 'bet.settled' | 'bet.voided',
  bet: PaidBet,
  at: Date,
  before: BetNews['before'] = null,
): Announcement {
  const { memberId } = bet;
  // Most bets have no detail: this is said of every one.
  const detail = bet.detail === null ? undefined : detailOf(bet);
  // In the order in which the database keeps names, by length and then by letters: it sorts nothing. What is
  // undefined mostly is spelt out too, and then not said: fields added later take longer than all of it.
  const payload: BetNews = {
    betId: bet.id,
    stake: bet.stake,
    before,
    payout: bet.payout,
    ticket: detail?.ticket,
    vendor: bet.vendor,
    category: bet.category,
    currency: bet.currency,
    gameCode: bet.gameCode,
    memberId,
    placedAt: bet.placedAt,
    potStake: detail?.potStake ? money(detail.potStake) : undefined,
    validBet: bet.validBet,
    isFreeBet: detail && freeStakeOf(bet) !== null ? true : undefined,
    settlement: bet.settlements,
  };
  return { name, key: `member:${memberId}`, at, payload };
}

/** What was announced of a bet so far, for the news that corrects it. */
export function heardBefore({ state, payout, validBet, settledAt }: Bet): BetNews['before'] {
  return { state, payout, validBet, settledAt };
}

/** A pot was hit: whoever keeps the pots pays it, should the process die before. */
export function hitNews(bet: Bet, pots: readonly string[], at: Date): Announcement {
  const { id: betId, memberId } = bet;
  return {
    name: 'jackpot.hit',
    key: `member:${memberId}`,
    at,
    payload: { betId, memberId, pots: [...pots], gameCode: bet.gameCode, placedAt: bet.placedAt },
  };
}
