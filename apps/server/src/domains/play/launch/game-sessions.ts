import { createHash, randomBytes } from 'node:crypto';
import { days, hours } from '@baize/calendar';
import type { House } from '../../../platform/house.ts';
import type { Currency } from '../../wallet/index.ts';

/** A game that someone opened. `isLive` says whether new bets may be made through it. */
export type GameSession = {
  id: bigint;
  /** The sign-in behind it. */
  sessionId: bigint;
  memberId: bigint;
  currency: Currency;
  vendor: string;
  gameCode: string;
  openedAt: Date;
  endsAt: Date;
  isLive: boolean;
};

export type OpenedGame = Pick<
  GameSession,
  'memberId' | 'currency' | 'vendor' | 'gameCode' | 'sessionId'
>;

/** As long as a sign-in can last. */
export const LIFE_MS = hours(12);

/** Each launch gets a token of its own; only its hash is kept. */
export async function openGameSession(
  { db, clock }: House,
  opened: OpenedGame,
): Promise<{ id: bigint; token: string; endsAt: Date }> {
  const token = randomBytes(24).toString('base64url');
  const at = clock.now();
  const endsAt = new Date(at.getTime() + LIFE_MS);
  const { id } = await db
    .insertInto('game_sessions')
    .values({
      token_hash: hashOf(token),
      member_id: opened.memberId,
      session_id: opened.sessionId,
      currency: opened.currency,
      vendor: opened.vendor,
      game_code: opened.gameCode,
      opened_at: at,
      ends_at: endsAt,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, endsAt };
}

/** Also one that has ended: wins and rollbacks of its rounds are still booked. */
export async function findGameSession(
  { db, clock }: House,
  token: string,
): Promise<GameSession | undefined> {
  const row = await db
    .selectFrom('game_sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const now = clock.now();
  return {
    id: row.id,
    sessionId: row.session_id,
    memberId: row.member_id,
    currency: row.currency as Currency,
    vendor: row.vendor,
    gameCode: row.game_code,
    openedAt: row.opened_at,
    endsAt: row.ends_at,
    isLive: row.ended_at === null && now >= row.opened_at && now < row.ends_at,
  };
}

/** Ends the games that were opened by a sign-in, or by a member at all. */
export async function endGameSessions(
  { db, clock }: House,
  whose: { memberId: bigint; sessionId?: bigint },
): Promise<void> {
  let ending = db
    .updateTable('game_sessions')
    .set({ ended_at: clock.now() })
    .where('member_id', '=', whose.memberId)
    .where('ended_at', 'is', null);
  if (whose.sessionId !== undefined) ending = ending.where('session_id', '=', whose.sessionId);
  await ending.execute();
}

const KEPT_MS = days(90);
const AT_ONCE = 5_000;

/** Vendors book late wins for days, not for months: what ended long ago is forgotten. */
export async function forgetGameSessions({ work, clock }: House): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  let gone: bigint;
  do {
    const old = work
      .selectFrom('game_sessions')
      .select('id')
      .where('ends_at', '<', before)
      .orderBy('ends_at')
      .limit(AT_ONCE);
    const { numDeletedRows } = await work
      .deleteFrom('game_sessions')
      .where('id', 'in', old)
      .executeTakeFirstOrThrow();
    gone = numDeletedRows;
  } while (gone === BigInt(AT_ONCE));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
