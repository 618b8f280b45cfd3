import { type Chips, canonicalText } from '@baize/games';
import type { Money } from '@baize/money';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import {
  type Batch,
  type Bet,
  cashOf,
  closedRefusal,
  type Order,
  openBet,
  type Verdict,
} from '../../play/index.ts';
import { enterAll, moveRows } from '../../wallet/index.ts';
import { addChips, chipsOf, keptOf, writeChips } from '../bet-chips.ts';
import { roundName } from '../rounds/round.ts';
import { chipsRefusal, MAX_PARTS } from '../tables/table.ts';
import type { AskedChips } from './asked-chips.ts';
import { seatRefusal, takePlaces } from './places.ts';
import { roundPage, roundPageOf, seatKey } from './round-page.ts';

export type ChipsAnswer = { bet: Bet; balance: Money };

/** Puts chips on a round: the first sit down with a new bet, the others add to it. */
export function chipsOrder(asked: AskedChips): Order<ChipsAnswer> {
  const { memberId, currency, requestId, round, chips, refusal } = asked;
  const { id: gameCode, game } = round.table;
  const ask = {
    memberId,
    currency,
    vendor: OWN_VENDOR,
    gameCode,
    category: game.category,
    stake: sumOf(chips),
  };
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    claim: { key: requestId, content: () => contentOf(round, chips) },
    ...(!refusal && { ask }),
    roundOf: (batch) => ({
      name: roundName(round),
      staked: roundPageOf(batch).seats.get(keyOf(asked))?.stake ?? 0n,
    }),
    accompanied: {
      companion: roundPage,
      subject: { roundId: round.id, memberId, currency, hasSeats: game.seats !== undefined },
    },
    judge: (batch) => (refusal ? { refused: refusal } : judge(batch, asked)),
  };
}

/** What makes two requests the same. */
export function contentOf({ table, number }: AskedChips['round'], chips: Chips): string {
  return canonicalText({ table: table.id, number: String(number), chips: writeChips(chips) });
}

export const sumOf = (chips: Chips): Money =>
  [...chips.values()].reduce((sum, stake) => sum + stake, 0n);

const keyOf = ({ round, memberId, currency }: AskedChips) =>
  seatKey({ roundId: round.id, memberId, currency });

function judge(batch: Batch, asked: AskedChips): Verdict<ChipsAnswer> {
  const { round, settings, requestId } = asked;
  const cash = cashOf(batch, asked);
  if (!cash) return { refused: 'WALLET_LOCKED' };
  if (cash.closedFor) return { refused: closedRefusal(cash.closedFor) };
  const page = roundPageOf(batch);
  if (!page.open.has(round.id)) return { refused: 'BETS_CLOSED' };
  const seat = page.seats.get(keyOf(asked));
  if (seat && seat.state !== 'open') return { refused: 'BETS_CLOSED' };
  const chips = addChips(seat ? chipsOf(seat) : new Map(), asked.chips);
  const refused = seatRefusal(page, asked, chips) ?? chipsRefusal(settings, round.table, chips);
  if (refused) return { refused };
  const parts = seat ? keptOf(seat).parts : [];
  if (parts.length >= MAX_PARTS) return { refused: 'TOO_MANY_REQUESTS' };
  const bet = seat ?? newBet(batch, asked);
  if (enterAll(batch.books, stakeRows(bet, asked)) !== 'posted') {
    return { refused: 'INSUFFICIENT_BALANCE' };
  }
  const part = { requestId, chips: writeChips(asked.chips) };
  bet.detail = { chips: writeChips(chips), parts: [...parts, part] };
  bet.stake = sumOf(chips);
  if (!seat) sitDown(batch, asked, bet);
  takePlaces(page, asked, bet);
  if (seat && !batch.made.includes(seat)) batch.changed.add(bet);
  return { answer: { bet: { ...bet }, balance: cash.balance } };
}

function newBet(batch: Batch, { memberId, currency, requestId, round, chips }: AskedChips): Bet {
  const { table, number } = round;
  return openBet(batch, {
    memberId,
    currency,
    requestId,
    vendor: OWN_VENDOR,
    gameCode: table.id,
    category: table.game.category,
    stake: sumOf(chips),
    roundId: roundName(round),
    rulesVersion: table.game.version,
    choice: { table: table.id, number: Number(number) },
  });
}

function sitDown(batch: Batch, { round, memberId, currency }: AskedChips, bet: Bet): void {
  const name = { roundId: round.id, memberId, currency };
  batch.made.push(bet);
  roundPageOf(batch).seats.set(seatKey(name), bet);
  roundPageOf(batch).taken.push({ ...name, betId: bet.id });
}

function stakeRows({ id, memberId, currency }: Bet, { requestId, chips }: AskedChips) {
  return moveRows({
    from: { memberId, currency, purpose: 'cash' },
    to: { memberId, currency, purpose: 'stakes' },
    amount: sumOf(chips),
    reasons: ['BET', 'BET'],
    key: requestId,
    betId: id,
  });
}
