import { z } from 'zod/mini';
import { amount, call, idNumber, instant, nothing, text, whole } from '../call.ts';
import { firstView } from '../first-view.ts';

const fairnessState = {
  serverSeedHash: z.string(),
  nextServerSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
};

/** Any text of one line, in any script, without the colon that separates it from the nonce. */
const clientSeed = z.string().check(z.regex(/^[^\p{C}\p{Zl}\p{Zp}:]{1,64}$/u));

export const fairness = call({
  method: 'GET',
  path: '/wps/game/fairness',
  audience: 'session',
  class: 'read',
  summary: 'The committed seeds of the caller, and the nonce that the next bet will use.',
  input: nothing,
  value: z.object(fairnessState),
});

export const rotateFairness = call({
  method: 'POST',
  path: '/wps/game/fairness/rotate',
  audience: 'session',
  class: 'write',
  summary: 'Reveals the server seed in use and starts the next one with the given client seed.',
  input: z.object({ clientSeed }),
  value: z.object({
    revealed: z.object({
      serverSeed: z.string(),
      serverSeedHash: z.string(),
      clientSeed: z.string(),
      lastNonce: z.int(),
    }),
    next: z.object(fairnessState),
  }),
});

export const unfinishedBets = call({
  method: 'GET',
  path: '/ops/play/unfinished',
  audience: 'operator',
  right: 'ledger.read',
  class: 'read',
  summary: 'Open bets that should have ended; those handed over wait for a decision.',
  input: z.object({ size: z._default(whole(1, 200), 50) }),
  value: z.object({
    list: z.array(
      z.object({
        betId: z.string(),
        memberId: z.int(),
        vendor: z.string(),
        gameCode: z.string(),
        stake: amount,
        placedAt: instant,
        tries: z.int(),
        problem: z.string(),
        handedAt: z.nullable(instant),
      }),
    ),
  }),
});

const said = (max: number) => z._default(text(max), '');

/** Clients of all ages ask for a game with words of their own; what has no meaning here is read and dropped. */
const launchInput = z.object({
  launchMode: said(20),
  /** 1 with money, 0 for fun. */
  accountType: z._default(z.pipe(z.coerce.string(), z.enum(['0', '1'])), '1'),
  nodeId: z.optional(idNumber),
  gameId: said(64),
  gameCode: said(64),
  vassalage: said(40),
  vendor: said(40),
  gameType: said(20),
  roomId: said(64),
  lottoArea: said(20),
  lottoPrizeMode: said(20),
  lottoGameCode: said(64),
  lottoView: said(20),
  platform: said(60),
  clientType: said(8),
  device: said(40),
  language: said(20),
  confirmTrans: said(8),
  username: said(64),
  webView: said(8),
  isCoin: said(8),
  backUrl: said(500),
  merchant: said(40),
});

const launched = z.object({
  content: z.object({ game_url: z.string() }),
  gameUrl: z.string(),
  /** Names this opening of the game; an outside vendor finds it in his address. */
  gameSession: z.string(),
  expiresAt: instant,
});

export const launchGame = call({
  method: 'GET',
  path: '/wps/game/launchGame',
  audience: 'session',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Opens a game: the address to go to, and a token of this opening.',
  input: launchInput,
  value: launched,
});

export const launchAtFallback = call({
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  audience: 'session',
  class: 'write',
  notWhileFrozen: true,
  summary: "The same at a vendor's second address.",
  input: launchInput,
  value: launched,
});

export const launchForFun = call({
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  audience: 'session',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Opens an in-house game for fun, for a trial member.',
  input: launchInput,
  value: launched,
});

export const rooms = call({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  audience: 'session',
  class: 'read',
  summary: 'The tables and rooms of a game, or of all games.',
  input: z.object({ gameCode: said(64), gameId: said(64) }),
  value: z.object({
    rooms: z.array(
      z.object({
        roomId: z.string(),
        gameCode: z.string(),
        name: z.string(),
        limits: z.object({ min: amount, max: amount }),
        seats: z.nullable(z.int()),
        online: z.int(),
      }),
    ),
  }),
});

export const jackpots = call({
  method: 'GET',
  path: firstView.jackpots,
  also: [{ path: '/wps/relay/VIS_getJackpot' }],
  audience: 'anyone',
  class: 'read',
  summary: 'What the pots hold now, how they are won, and who won them last.',
  input: z.object({}),
  value: z.object({
    currency: z.string(),
    pots: z.array(
      z.object({
        pot: z.string(),
        amount,
        /** What it begins with after each win. */
        seed: amount,
        /** The bet that fills it up to here wins it. */
        ceiling: amount,
        /** The part of each stake that it grows by. */
        contribution: z.number(),
        /** A stake of 1.00 wins it once in so many times. */
        oneIn: z.int(),
        lastWin: z.nullable(
          z.object({ name: z.string(), amount, gameCode: z.string(), at: instant }),
        ),
      }),
    ),
  }),
});
