import { z } from 'zod/mini';
import { amount, call, idText, instant, requestId, stake, text, whole } from '../call.ts';

const fairness = z.object({ serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.int() });

/** What the player sees, in order; each game has steps of its own. */
const step = z.looseObject({ step: z.string() });

const gameCode = text(40, 1);

const betState = z.enum(['open', 'settled', 'void']);

const playedBet = {
  betId: z.string(),
  gameCode: z.string(),
  state: betState,
  stake: amount,
  payout: amount,
  balance: amount,
  steps: z.array(step),
  fairness,
  /** By the house's clock. */
  placedAt: instant,
  settledAt: z.nullable(instant),
  /** Pots that this bet won, beside its payout. */
  jackpot: z.nullable(z.object({ amount, pots: z.array(z.object({ pot: z.string(), amount })) })),
};

export const bet = call({
  method: 'POST',
  path: '/wps/game/bet',
  audience: 'session',
  class: 'bet',
  notWhileFrozen: true,
  summary: 'Bets on an in-house game. A trial member plays with FUN.',
  input: z.object({
    requestId,
    gameCode,
    stake,
    choice: z.optional(z.record(z.string(), z.unknown())),
    /** Free spins of this game by their number: the stake is theirs, and the house's. */
    freeSpins: z.optional(idText),
  }),
  value: z.object(playedBet),
});

export const act = call({
  method: 'POST',
  path: '/wps/game/act',
  audience: 'session',
  class: 'bet',
  summary:
    'One step of a bet that is under way: reveal, cashout, higher, lower, skip, or cancel before a shared round begins.',
  input: z.object({
    requestId,
    betId: idText,
    action: text(20, 1),
    cell: z.optional(z.int()),
  }),
  value: z.object(playedBet),
});

export const openBets = call({
  method: 'GET',
  path: '/wps/game/open',
  audience: 'session',
  class: 'read',
  summary: 'The bets of the caller that are under way, newest first, each as it stands.',
  input: z.object({ gameCode: z._default(text(40), '') }),
  value: z.object({ list: z.array(z.object(playedBet)) }),
});

export const findBet = call({
  method: 'GET',
  path: '/wps/game/bets/:betId',
  audience: 'session',
  class: 'read',
  summary: 'One bet of the caller, whole: rules, draws, steps and the money it moved.',
  input: z.object({ betId: idText }),
  value: z.object({
    ...playedBet,
    balance: z.nullable(amount),
    /** A free spin: what it was played for. */
    freeStake: z.nullable(amount),
    currency: z.string(),
    category: z.string(),
    vendor: z.string(),
    requestId: z.string(),
    validBet: amount,
    choice: z.unknown(),
    rules: z.nullable(z.object({ version: z.int(), hash: z.string() })),
    fairness: z.nullable(z.extend(fairness, { serverSeed: z.nullable(z.string()) })),
    draws: z.array(z.number()),
    transfers: z.array(
      z.object({
        txId: z.string(),
        reason: z.string(),
        amount,
        balanceAfter: amount,
        at: z.int(),
      }),
    ),
  }),
});

const pastCrash = z.object({
  round: z.string(),
  chainId: z.string(),
  number: z.int(),
  multiplier: z.number(),
  hash: z.string(),
  /** Called off by the house: its stakes went back. */
  isVoid: z.boolean(),
  startsAt: instant,
});

export const crashState = call({
  method: 'GET',
  path: '/wps/game/crash',
  audience: 'anyone',
  class: 'read',
  summary: 'The shared round of crash as it stands, who is in it, and the last rounds.',
  input: z.object({}),
  value: z.object({
    /** The clock that judges cash-outs. */
    now: instant,
    chain: z.nullable(
      z.object({
        chainId: z.string(),
        commitment: z.string(),
        salt: z.string(),
        rounds: z.int(),
      }),
    ),
    round: z.nullable(
      z.object({
        round: z.string(),
        chainId: z.string(),
        number: z.int(),
        opensAt: instant,
        startsAt: instant,
        previousHash: z.string(),
        phase: z.enum(['betting', 'flying', 'crashed']),
        multiplier: z.nullable(z.number()),
        hash: z.nullable(z.string()),
      }),
    ),
    bets: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        stake: amount,
        autoCashout: z.nullable(z.number()),
      }),
    ),
    past: z.array(pastCrash),
  }),
});

export const crashRounds = call({
  method: 'GET',
  path: '/wps/game/crash/rounds',
  audience: 'anyone',
  class: 'read',
  summary:
    'Rounds of crash that are over, newest first, and the chains that they can be checked by.',
  input: z.object({ before: z.optional(idText), size: z._default(whole(1, 200), 50) }),
  value: z.object({
    list: z.array(pastCrash),
    chains: z.array(
      z.object({
        chainId: z.string(),
        commitment: z.string(),
        salt: z.nullable(z.string()),
        rounds: z.int(),
        committedAt: instant,
        saltedAt: z.nullable(instant),
      }),
    ),
  }),
});

export const rules = call({
  method: 'GET',
  path: '/wps/game/rules/:gameCode',
  audience: 'anyone',
  class: 'read',
  summary: 'Limits, paytable, return to player, how it was proved, and what the verifier needs.',
  input: z.object({ gameCode }),
  value: z.object({
    gameCode: z.string(),
    version: z.int(),
    hash: z.string(),
    category: z.string(),
    limits: z.object({ min: amount, max: amount, maxPayout: amount }),
    rules: z.unknown(),
    returns: z.array(
      z.object({
        bet: z.string(),
        returnToPlayer: z.number(),
        hitRate: z.number(),
        proof: z.string(),
      }),
    ),
    verifier: z.object({ stream: z.string(), float: z.string(), seed: z.string() }),
  }),
});
