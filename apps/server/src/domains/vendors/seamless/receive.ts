import type { Output, vendorsSeamless } from '@baize/contract';
import { canonicalText } from '@baize/games';
import { sqlState } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { adapterOf, categoryOf } from '../../catalogue/index.ts';
import {
  balanceOfPlayer,
  type Category,
  findGameSession,
  type GameSession,
  type Order,
  type Play,
} from '../../play/index.ts';
import { settingsOf } from '../../system/index.ts';
import { BRAND_CURRENCY, fingerprint } from '../../wallet/index.ts';
import { tellAlert } from '../connections/alerts.ts';
import { unitsOf } from '../connections/amounts.ts';
import type { Connection } from '../connections/connections.ts';
import { type Told, type WireAnswer, wireAnswer } from './answer.ts';
import { type Asked, answeredBefore, type MessageAnswer, type Refused } from './judge.ts';
import { betMessage, rollbackMessage, winMessage } from './message-orders.ts';
import { findMessage } from './messages.ts';

export type Reading = Output<typeof vendorsSeamless.balance.input>;
type BetInput = Output<typeof vendorsSeamless.bet.input>;
type WinInput = Output<typeof vendorsSeamless.win.input>;
type RollbackInput = Output<typeof vendorsSeamless.rollback.input>;

/** Whether the sign-in behind a game still stands: another domain knows. */
export type SignedIn = (house: House, sessionId: bigint) => Promise<boolean>;

export type Counter = { play: Play; isSignedIn: SignedIn };

/** Who stands behind a token, and what they have. */
export async function readPlayer(
  { play, isSignedIn }: Counter,
  connection: Connection,
  { token, playerId }: Reading,
): Promise<WireAnswer> {
  const { house } = play;
  const session = await liveSession(house, isSignedIn, connection, token);
  if (!session) return wireAnswer(connection, { status: 'SESSION_EXPIRED' });
  const id = String(session.memberId);
  if (playerId !== undefined && String(playerId) !== id) return bad(connection, 'PLAYER_DIFFERS');
  const balance = await balanceOfPlayer(house, session);
  return wireAnswer(connection, {
    status: 'OK',
    balance,
    playerId: id,
    gameCode: session.gameCode,
  });
}

/** Takes a stake. An id that came before is answered from what was kept, whatever became of the session. */
export async function takeBet(
  counter: Counter,
  connection: Connection,
  input: BetInput,
): Promise<WireAnswer> {
  const asked = askedOf(connection, 'bet', input);
  if ('problem' in asked) return bad(connection, asked.problem, input.transactionId);
  const { house } = counter.play;
  const session = await liveSession(house, counter.isSignedIn, connection, input.token);
  if (session && session.memberId !== asked.memberId) {
    return bad(connection, 'PLAYER_DIFFERS', input.transactionId);
  }
  const listedAs = session?.vendor ?? connection.code;
  const category = categoryOf(house, { vendor: listedAs, code: input.gameCode });
  if (session && !category) return bad(connection, 'UNKNOWN_GAME', input.transactionId);
  const game = { listedAs, category: (category ?? 'RNG') as Category };
  const refused = session ? closedBecause(house, connection) : 'SESSION_EXPIRED';
  return putMessage(counter.play, connection, asked, betMessage({ ...asked, ...game, refused }));
}

function closedBecause(house: House, { isEnabled }: Connection): Refused | undefined {
  return !isEnabled || settingsOf(house, 'status').maintenance ? 'PLAYER_BLOCKED' : undefined;
}

/** Pays a win: no session is asked for, and none is needed. */
export async function payWin(
  { play }: Counter,
  connection: Connection,
  input: WinInput,
): Promise<WireAnswer> {
  const asked = askedOf(connection, 'win', input);
  if ('problem' in asked) return bad(connection, asked.problem, input.transactionId);
  const { maxWin, profile } = connection;
  const { winCloses } = profile;
  return putMessage(play, connection, asked, winMessage({ ...asked, maxWin, winCloses }));
}

export async function takeBack(
  { play }: Counter,
  connection: Connection,
  input: RollbackInput,
): Promise<WireAnswer> {
  const asked = askedOf(connection, 'rollback', { ...input, amount: input.amount ?? 0 });
  if ('problem' in asked) return bad(connection, asked.problem, input.transactionId);
  const { unknownRollback, reversesWins } = connection.profile;
  const hasAmount = input.amount !== undefined;
  const more = { unknownRollback, reversesWins, hasAmount };
  return putMessage(play, connection, asked, rollbackMessage({ ...asked, ...more }));
}

async function liveSession(
  house: House,
  isSignedIn: SignedIn,
  connection: Connection,
  token: string,
): Promise<GameSession | undefined> {
  const session = token ? await findGameSession(house, token) : undefined;
  if (!session?.isLive || adapterOf(house, session.vendor) !== connection.code) return undefined;
  if (session.currency !== BRAND_CURRENCY) return undefined;
  return (await isSignedIn(house, session.sessionId)) ? session : undefined;
}

type AnyInput = Omit<BetInput, 'gameCode' | 'token'> & { gameCode?: string | undefined };

/** A message in our own amounts and words, with the fingerprint by which a repeat is known. */
function askedOf(
  connection: Connection,
  kind: Asked['kind'],
  input: AnyInput,
): Asked | { problem: vendorsSeamless.VendorReason } {
  if (input.currency !== BRAND_CURRENCY) return { problem: 'WRONG_CURRENCY' };
  const amount = unitsOf(input.amount, connection.exponent);
  if (amount === undefined) return { problem: 'AMOUNT_HAS_REMAINDER' };
  const { transactionId, roundId, gameCode = '', roundClosed = false } = input;
  const reference = input.referenceTransactionId ?? null;
  const memberId = BigInt(input.playerId);
  const content = { kind, memberId, roundId, gameCode, reference, amount, roundClosed };
  return {
    vendor: connection.code,
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

async function putMessage(
  play: Play,
  connection: Connection,
  asked: Asked,
  order: Order<MessageAnswer>,
): Promise<WireAnswer> {
  const answer = await put(play, asked, order).catch((error) => {
    // Someone else's message took this id in the same moment: now it is known.
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    return put(play, asked, order);
  });
  for (const alert of answer.alerts) tellAlert(play.house, alert);
  return wireAnswer(connection, { ...answer, transactionId: asked.transactionId });
}

/** The round may be in the archive, where nothing is judged: what was answered before is answered again. */
async function put(
  { lanes, house }: Play,
  asked: Asked,
  order: Order<MessageAnswer>,
): Promise<MessageAnswer> {
  const verdict = await lanes.put(order);
  if ('answer' in verdict) return verdict.answer;
  if (!('refused' in verdict)) throw new Error('A message of a vendor was not answered');
  const { vendor, transactionId } = asked;
  const known = await findMessage(house.db, { vendor, transactionId });
  return (known && answeredBefore(known, asked)) ?? refuse(verdict.refused);
}

function bad(
  connection: Connection,
  reason: vendorsSeamless.VendorReason,
  transactionId?: string,
): WireAnswer {
  const told: Told = { status: 'BAD_REQUEST', reason };
  return wireAnswer(connection, transactionId === undefined ? told : { ...told, transactionId });
}
