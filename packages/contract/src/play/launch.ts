import { z } from 'zod/mini';
import { amount, call, done, idNumber, instant, text } from '../call.ts';

const said = (max: number) => z._default(text(max), '');

/** Clients of all ages ask for a game with words of their own; what has no meaning here is read and dropped. */
const launchInput = z.object({
  launchMode: said(20),
  /** 1 with money, 0 for fun; unsaid, it is what the caller plays with. */
  accountType: z.optional(z.pipe(z.coerce.string(), z.enum(['', '0', '1']))),
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
  lottoMode: said(20),
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
  /** 1 from our own pages: they are there already, and get an address without an entry. */
  inPortal: said(8),
});

/** The address of a game of ours lets its member in once, without a second login. */
const launched = z.object({
  content: z.object({ game_url: z.string() }),
  gameUrl: z.string(),
  /** Names this opening of the game; an outside vendor finds it in its address. Empty for a lobby. */
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

export const leaveGames = call({
  method: 'GET',
  path: '/wps/relay/GCS_gameLogout',
  also: [{ method: 'POST' }],
  audience: 'session',
  class: 'write',
  summary: 'Ends the games that this sign-in opened: vendors take no new bets by them.',
  input: z.object({}),
  value: done,
});
