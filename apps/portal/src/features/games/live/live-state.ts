import type { live, Output } from '@baize/contract';
import { money } from '@baize/money';
import type { SocketEvent } from '@baize/web/socket-messages.ts';

type Told = Output<typeof live.table.value>;
export type LiveRound = NonNullable<Told['round']>;
export type Step = NonNullable<LiveRound['story']>['steps'][number];

export type LiveState = Told & {
  /** How far the house's clock is ahead of this one. */
  aheadMs: number;
};

export const fromHouse = (told: Told, now: number): LiveState => ({
  ...told,
  aheadMs: told.now - now,
});

const ROUND_KINDS = ['open', 'closed', 'move', 'outcome', 'settled', 'void'];

/** The table after one more piece of news. Undefined where the house must be asked. */
export function afterNews(
  state: LiveState,
  event: SocketEvent,
  now: number,
): LiveState | undefined {
  if (ROUND_KINDS.includes(String(event.kind))) return afterRound(state, event, now);
  if (event.kind !== 'chips' || event.number !== state.round?.number) return undefined;
  const { totals, players, recent, odds } = event as unknown as NewChips;
  const newest = recent.map(({ name, spot, stake }) => ({ name, spot, stake: money(stake) }));
  return {
    ...state,
    chips: {
      totals: Object.fromEntries(
        Object.entries(totals).map(([spot, one]) => [
          spot,
          { stake: money(one.stake), players: one.players },
        ]),
      ),
      players,
      recent: newest,
    },
    odds: odds ?? state.odds,
  };
}

/** As it comes over the wire, where money is a number. */
type NewChips = {
  totals: Record<string, { stake: number; players: number }>;
  players: number;
  recent: { name: string; spot: string; stake: number }[];
  odds?: Told['odds'];
};

function afterRound(state: LiveState, event: SocketEvent, now: number): LiveState | undefined {
  const round = event.round as LiveRound;
  const proof = (event.proof ?? null) as Told['proof'];
  const before = state.round;
  const isSame = before?.number === round.number;
  // Who missed a round has not seen its result: the roads are read anew.
  if (before && !isSame && round.number !== before.number + 1) return undefined;
  const isOver = event.kind === 'settled' && round.mark !== null;
  const marks = before && before.shoe !== round.shoe && isOnShoe(state) ? [] : state.table.marks;
  return {
    ...state,
    aheadMs: Number(event.now) - now,
    round,
    proof,
    table: { ...state.table, marks: isOver ? [...marks, round.mark!] : marks },
    chips: isSame ? state.chips : { totals: {}, players: 0, recent: [] },
    odds: isSame ? state.odds : {},
    mine: isSame ? state.mine : null,
  };
}

const isOnShoe = ({ cardsLeft }: LiveState) => cardsLeft !== null;
