import type { Bet } from '../bets.ts';
import type { Play } from '../lanes/open-play.ts';
import { type Paid, refundRound, settleRound } from './settlement.ts';

/** A round that many bet on together, as far as its way goes. */
export type SharedRound = {
  state: RoundState;
  /** Bets are taken strictly before this instant of the server's clock. */
  closesAt: number;
  /** When its story is over and its bets are paid; known with the outcome. */
  endsAt: number | null;
};

export type RoundState = 'open' | 'closed' | 'playing' | 'drawn' | 'settled' | 'void';

/**
 * What a game adds to the way of a round: its rows, its outcome, its news. Each step is a change of the
 * round's row that may be tried twice, so another server can go on at any point.
 */
export type RoundGame<R extends SharedRound> = {
  nameOf(round: R): string;
  /** The oldest round that still has something to be done for. */
  findUnsettled(): Promise<R | undefined>;
  /** The round as its row says now. */
  reread(round: R): Promise<R | undefined>;
  /** The next round, or how long it is until then; undefined when another server opened it. */
  openNext(now: number, isWanted: boolean): Promise<R | number | undefined>;
  /** Whether bets are taken for longer because nobody has bet. */
  staysOpen?(round: R): Promise<boolean>;
  /** Ends the bet window and says so: no bet is taken after it. */
  close(round: R): Promise<void>;
  /** No bet is taken any more: only now is the outcome worked out. */
  draw(round: R): Promise<void>;
  /** What is decided in the middle of a round: how long nothing more is due, 0 when the round changed. */
  play(round: R, now: number): Promise<number>;
  pay(round: R, bet: Bet): Paid;
  /** Where everyone hears what a bet came to. */
  tellPaid?(round: R, bet: Bet): void;
  /** Nothing is left to be done; false when the round was changed by another hand. */
  end(round: R): Promise<boolean>;
  tellEnd(round: R): void;
};

/** Moves the rounds of one table on. What it has done stands in the database. */
export type RoundDriver = {
  /** Does what is due, and says after how many milliseconds to come again. */
  step(isWanted: boolean): Promise<number>;
  /** Something was changed by another hand: look again before the next step. */
  forget(): void;
};

export function openRoundDriver<R extends SharedRound>(
  play: Play,
  game: RoundGame<R>,
): RoundDriver {
  let live: R | undefined;
  let isKnown = false;

  async function openNext(now: number, isWanted: boolean): Promise<number> {
    const next = await game.openNext(now, isWanted);
    if (typeof next === 'number') return next;
    live = next;
    if (!next) isKnown = false;
    return next ? Math.max(0, next.closesAt - now) : 0;
  }

  async function moveOn(round: R, now: number, isWanted: boolean): Promise<number> {
    const next = await advance(play, game, round, { now, isWanted });
    if (typeof next === 'number') return next;
    live = next === 'ended' ? undefined : await game.reread(round);
    if (next === 'ended') isKnown = false;
    return 0;
  }

  return {
    forget: () => {
      isKnown = false;
    },
    step: async (isWanted) => {
      const now = play.house.clock.now().getTime();
      // Rounds that somebody left, or that were made void, come before the next one.
      if (!isKnown) live = await game.findUnsettled();
      isKnown = true;
      return live ? moveOn(live, now, isWanted) : openNext(now, isWanted);
    },
  };
}

/** One step of a round: how long it has to wait, whether it changed, or whether it is over. */
async function advance<R extends SharedRound>(
  play: Play,
  game: RoundGame<R>,
  round: R,
  { now, isWanted }: { now: number; isWanted: boolean },
): Promise<number | 'changed' | 'ended'> {
  switch (round.state) {
    case 'open':
      if (now < round.closesAt) return round.closesAt - now;
      if (isWanted && (await game.staysOpen?.(round))) return 'changed';
      await game.close(round);
      return 'changed';
    case 'closed':
      await game.draw(round);
      return 'changed';
    case 'playing':
      return (await game.play(round, now)) || 'changed';
    case 'drawn':
      if (now < round.endsAt!) return round.endsAt! - now;
      await settleRound(play, game.nameOf(round), {
        pay: (bet) => game.pay(round, bet),
        tellPaid: (bet) => game.tellPaid?.(round, bet),
      });
      return end(game, round);
    case 'void':
      await refundRound(play, game.nameOf(round));
      return end(game, round);
    case 'settled':
      return 'ended';
  }
}

async function end<R extends SharedRound>(
  game: RoundGame<R>,
  round: R,
): Promise<'changed' | 'ended'> {
  if (!(await game.end(round))) return 'changed';
  game.tellEnd(round);
  return 'ended';
}
