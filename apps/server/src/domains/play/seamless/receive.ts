import type { Output, seamless } from '@baize/contract';
import { canonicalText } from '@baize/games';
import { sqlState } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { adapterOf, categoryOf } from '../../catalogue/index.ts';
import { settingsOf } from '../../system/index.ts';
import { BRAND_CURRENCY, fingerprint } from '../../wallet/index.ts';
import type { Order } from '../desk.ts';
import { findGameSession, type GameSession } from '../game-sessions.ts';
import type { Play } from '../open-play.ts';
import { balanceOfPlayer } from '../player.ts';
import type { Category } from '../valid-bet.ts';
import { tellAlarm } from '../vendors/alarms.ts';
import { unitsOf } from '../vendors/amounts.ts';
import type { Door } from '../vendors/registry.ts';
import { type Told, type WireAnswer, wireAnswer } from './answer.ts';
import type { Asked, MessageAnswer, Refused } from './judge.ts';
import { betMessage, rollbackMessage, winMessage } from './message-orders.ts';

export type Reading = Output<typeof seamless.balance.input>;
type BetInput = Output<typeof seamless.bet.input>;
type WinInput = Output<typeof seamless.win.input>;
type RollbackInput = Output<typeof seamless.rollback.input>;

/** Whether the sign-in behind a game still stands: another domain knows. */
export type SignedIn = (house: House, sessionId: bigint) => Promise<boolean>;

export type Counter = { play: Play; isSignedIn: SignedIn };

/** Who stands behind a token, and what he has. */
export async function readPlayer(
  { play, isSignedIn }: Counter,
  door: Door,
  { token, playerId }: Reading,
): Promise<WireAnswer> {
  const { house } = play;
  const session = await liveSession(house, isSignedIn, door, token);
  if (!session) return wireAnswer(door, { status: 'SESSION_EXPIRED' });
  const id = String(session.memberId);
  if (playerId !== undefined && String(playerId) !== id) return bad(door, 'PLAYER_DIFFERS');
  const balance = await balanceOfPlayer(house, session);
  return wireAnswer(door, { status: 'OK', balance, playerId: id, gameCode: session.gameCode });
}

/** Takes a stake. An id that came before is answered from what was kept, whatever became of the session. */
export async function takeBet(counter: Counter, door: Door, input: BetInput): Promise<WireAnswer> {
  const asked = askedOf(door, 'bet', input);
  if ('problem' in asked) return bad(door, asked.problem, input.transactionId);
  const { house } = counter.play;
  const session = await liveSession(house, counter.isSignedIn, door, input.token);
  if (session && session.memberId !== asked.memberId) {
    return bad(door, 'PLAYER_DIFFERS', input.transactionId);
  }
  const listedAs = session?.vendor ?? door.code;
  const category = categoryOf(house, { vendor: listedAs, code: input.gameCode });
  if (session && !category) return bad(door, 'UNKNOWN_GAME', input.transactionId);
  const game = { listedAs, category: (category ?? 'RNG') as Category };
  const refused = session ? closedBecause(house, door) : 'SESSION_EXPIRED';
  return send(counter.play, door, asked, betMessage({ ...asked, ...game, refused }));
}

function closedBecause(house: House, { isEnabled }: Door): Refused | undefined {
  return !isEnabled || settingsOf(house, 'status').maintenance ? 'PLAYER_BLOCKED' : undefined;
}

/** Pays a win: no session is asked for, and none is needed. */
export async function payWin({ play }: Counter, door: Door, input: WinInput): Promise<WireAnswer> {
  const asked = askedOf(door, 'win', input);
  if ('problem' in asked) return bad(door, asked.problem, input.transactionId);
  const { maxWin, profile } = door;
  const { winCloses } = profile;
  return send(play, door, asked, winMessage({ ...asked, maxWin, winCloses }));
}

export async function takeBack(
  { play }: Counter,
  door: Door,
  input: RollbackInput,
): Promise<WireAnswer> {
  const asked = askedOf(door, 'rollback', { ...input, amount: input.amount ?? 0 });
  if ('problem' in asked) return bad(door, asked.problem, input.transactionId);
  const { unknownRollback, reversesWins } = door.profile;
  const hasAmount = input.amount !== undefined;
  const more = { unknownRollback, reversesWins, hasAmount };
  return send(play, door, asked, rollbackMessage({ ...asked, ...more }));
}

async function liveSession(
  house: House,
  isSignedIn: SignedIn,
  door: Door,
  token: string,
): Promise<GameSession | undefined> {
  const session = token ? await findGameSession(house, token) : undefined;
  if (!session?.isLive || adapterOf(house, session.vendor) !== door.code) return undefined;
  if (session.currency !== BRAND_CURRENCY) return undefined;
  return (await isSignedIn(house, session.sessionId)) ? session : undefined;
}

type AnyInput = Omit<BetInput, 'gameCode' | 'token'> & { gameCode?: string | undefined };

/** A message in our own amounts and words, with the fingerprint by which a repeat is known. */
function askedOf(
  door: Door,
  kind: Asked['kind'],
  input: AnyInput,
): Asked | { problem: seamless.VendorReason } {
  if (input.currency !== BRAND_CURRENCY) return { problem: 'WRONG_CURRENCY' };
  const amount = unitsOf(input.amount, door.exponent);
  if (amount === undefined) return { problem: 'AMOUNT_HAS_REMAINDER' };
  const { transactionId, roundId, gameCode = '', roundClosed = false } = input;
  const reference = input.referenceTransactionId ?? null;
  const memberId = BigInt(input.playerId);
  const content = { kind, memberId, roundId, gameCode, reference, amount, roundClosed };
  return {
    vendor: door.code,
    transactionId,
    kind,
    memberId,
    roundId,
    gameCode,
    reference,
    amount,
    roundClosed,
    currency: BRAND_CURRENCY,
    content: fingerprint(canonicalText(content)),
  };
}

const UNIQUE_VIOLATION = '23505';

async function send(
  play: Play,
  door: Door,
  asked: Asked,
  order: Order<MessageAnswer>,
): Promise<WireAnswer> {
  const answer = await put(play, order).catch((error) => {
    // Someone else's message took this id in the same moment: now it is known.
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    return put(play, order);
  });
  for (const alarm of answer.alarms) tellAlarm(play.house, alarm);
  return wireAnswer(door, { ...answer, transactionId: asked.transactionId });
}

async function put({ lanes }: Play, order: Order<MessageAnswer>): Promise<MessageAnswer> {
  const verdict = await lanes.put(order);
  if (!('answer' in verdict)) throw new Error('A message of a vendor was not answered');
  return verdict.answer;
}

function bad(door: Door, reason: seamless.VendorReason, transactionId?: string): WireAnswer {
  const told: Told = { status: 'BAD_REQUEST', reason };
  return wireAnswer(door, transactionId === undefined ? told : { ...told, transactionId });
}
