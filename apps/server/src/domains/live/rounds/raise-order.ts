import { blackjackRaise, type Chips, canonicalText } from '@baize/games';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import {
  type Batch,
  type Bet,
  cashOf,
  closedRefusal,
  type Order,
  type Verdict,
} from '../../play/index.ts';
import { enterAll, moveRows } from '../../wallet/index.ts';
import { addChips, chipsOf, keptOf, writeChips } from '../bet-chips.ts';
import { type LiveRound, roundName, type SeatMove } from './round.ts';
import { playSoFar } from './seats.ts';
import { type Decision, nextMove, turns, turnsOf, withMoves } from './turns.ts';

type Asked = {
  house: House;
  round: LiveRound;
  bet: Bet;
  /** What the decision adds to the chips of this bet. */
  raise: Chips;
  requestId: string;
};

type RaiseAnswer = { bet: Bet; balance: Money; move: SeatMove };

/** A decision of a seat that costs chips: it is kept in the transaction that takes them. */
export function decisionOrder(asked: Asked & { decision: Decision }): Order<RaiseAnswer> {
  const { house, decision } = asked;
  return raiseOrder(asked, (batch) => {
    const page = turnsOf(batch);
    const moves = page.moves.get(asked.round.id);
    const next = moves && nextMove(house, withMoves(asked.round, moves), decision);
    if (!next) return undefined;
    return {
      move: next.move,
      keep: () => {
        moves.push(next.move);
        page.made.push({ roundId: asked.round.id, move: next.move });
      },
    };
  });
}

/** One who follows goes along while the decision's cards are not shown yet, or never. */
export function followOrder(asked: Asked & { move: SeatMove }): Order<RaiseAnswer> {
  return raiseOrder(asked, (batch) => {
    const moves = turnsOf(batch).moves.get(asked.round.id);
    const waits = moves?.some(({ n, isTold }) => n === asked.move.n && !isTold);
    return waits ? { move: asked.move, keep: () => undefined } : undefined;
  });
}

type Found = { move: SeatMove; keep(): void } | undefined;

function raiseOrder(asked: Asked, find: (batch: Batch) => Found): Order<RaiseAnswer> {
  const { bet, round, raise, requestId } = asked;
  const { memberId, currency } = bet;
  const { id: gameCode, game } = round.table;
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    betIds: [bet.id],
    claim: {
      key: requestId,
      content: () => canonicalText({ round: roundName(round), raise: writeChips(raise) }),
    },
    ask: {
      memberId,
      currency,
      vendor: OWN_VENDOR,
      gameCode,
      category: game.category,
      stake: sumOf(raise),
    },
    roundOf: (batch) => ({
      name: roundName(round),
      staked: batch.bets.get(bet.id)?.stake ?? 0n,
    }),
    accompanied: { companion: turns, subject: round.id },
    judge: (batch) => judge(batch, asked, find),
  };
}

const sumOf = (chips: Chips): Money => [...chips.values()].reduce((sum, stake) => sum + stake, 0n);

function judge(
  batch: Batch,
  { bet: { id }, raise, requestId }: Asked,
  find: (batch: Batch) => Found,
): Verdict<RaiseAnswer> {
  const bet = batch.bets.get(id);
  if (bet?.state !== 'open') return { refused: 'NOT_YOUR_TURN' };
  const cash = cashOf(batch, bet);
  if (!cash) return { refused: 'WALLET_LOCKED' };
  if (cash.closedFor) return { refused: closedRefusal(cash.closedFor) };
  const found = find(batch);
  if (!found) return { refused: 'NOT_YOUR_TURN' };
  const { memberId, currency } = bet;
  const rows = moveRows({
    from: { memberId, currency, purpose: 'cash' },
    to: { memberId, currency, purpose: 'stakes' },
    amount: sumOf(raise),
    reasons: ['BET', 'BET'],
    key: requestId,
    betId: id,
  });
  if (enterAll(batch.books, rows) !== 'posted') return { refused: 'INSUFFICIENT_BALANCE' };
  const chips = addChips(chipsOf(bet), raise);
  const parts = [...keptOf(bet).parts, { requestId, chips: writeChips(raise) }];
  bet.detail = { ...keptOf(bet), chips: writeChips(chips), parts };
  bet.stake = sumOf(chips);
  batch.changed.add(bet);
  found.keep();
  return { answer: { bet: { ...bet }, balance: cash.balance, move: found.move } };
}

/** What a decision adds to the chips of a bet at that seat. */
export function raiseFor(
  round: LiveRound,
  { seat, move }: Pick<Decision, 'seat' | 'move'>,
  bet: Bet,
): Chips {
  const hand = playSoFar(round).turn?.hand ?? 0;
  return blackjackRaise({ seat, hand, move }, chipsOf(bet));
}
