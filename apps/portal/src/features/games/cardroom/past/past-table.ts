import type { cardroomLobby, Output } from '@baize/contract';
import type { CardTable } from '../card-table.ts';

export type PastHand = Output<typeof cardroomLobby.findHand.value>;
type Stake = CardTable['stake'];

/** A hand that is over as a table that can be drawn, after so many of its moves. */
export function tableAfter(hand: PastHand, moves: number, stake: Stake): CardTable {
  const isOver = moves >= hand.moves.length;
  const own = hand.seats.find(({ isMe }) => isMe);
  const made = hand.moves[moves - 1];
  const seats = Math.max(stake.seats, ...hand.seats.map(({ seat }) => seat + 1));
  return {
    now: hand.endedAt,
    aheadMs: 0,
    tableId: hand.tableId,
    number: 1,
    game: hand.game,
    version: moves,
    stake: { ...stake, seats },
    currency: hand.currency,
    isPrivate: false,
    code: null,
    players: hand.seats.map(({ seat, name, isBot, isMe, atRisk }) => ({
      seat,
      name,
      isBot,
      isMe,
      stack: hand.game === 'holdem' ? atRisk : null,
      out: null,
      isLeaving: false,
      isDealt: true,
      timeBankMs: 0,
    })),
    hand: {
      handId: hand.handId,
      number: hand.number,
      phase: isOver ? hand.state : 'playing',
      startedAt: hand.startedAt,
      serverSeedHash: hand.proof.serverSeedHash,
      clientSeeds: hand.proof.clientSeeds,
      seats: hand.seats.map(({ seat }) => seat),
      lead: hand.lead,
      clocks: [],
      moves,
      lastMove: made ? { seat: made.seat, move: made.move, by: made.by } : null,
      view: isOver ? hand.last : (made?.view ?? hand.first),
      outcomes: isOver ? hand.outcomes : null,
    },
    nextHandAt: null,
    botsAt: null,
    nextServerSeedHash: '',
    mine: own ? { seat: own.seat, clientSeed: '', timeBankMs: 0, betId: null } : null,
    sitAndGo: null,
    talkRoom: null,
  };
}
