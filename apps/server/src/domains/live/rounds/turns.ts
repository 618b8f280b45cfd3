import type { BlackjackMove } from '@baize/games';
import { numberColumn, wordColumn } from '../../../platform/database/array-text.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { Batch, Companion, LaneConnection } from '../../play/index.ts';
import { pageOf } from '../../play/index.ts';
import type { Statement, Write } from '../../wallet/index.ts';
import { type LiveRound, readMove, type SeatMove, storyAtOf } from './round.ts';
import { playSoFar, turnEndsAt } from './seats.ts';

/** The decisions of rounds, held so that nobody else decides at the same moment. */
type TurnPage = {
  /** Of rounds that are being played; others are not here. */
  moves: Map<bigint, SeatMove[]>;
  made: { roundId: bigint; move: SeatMove }[];
};

/** Decisions that cost chips: they stand or fall with the money. */
export const turns: Companion<bigint, TurnPage> = { openPage, writesOf };

export const turnsOf = (batch: Batch): TurnPage => pageOf(batch, turns);

async function openPage(
  connection: LaneConnection,
  roundIds: readonly bigint[],
): Promise<TurnPage> {
  const ids = numberColumn([...new Set(roundIds)], (id) => id);
  const [held, rows] = await connection.together(() => [
    connection.run(holdPlaying, [ids]),
    connection.run(findMoves, [ids]),
  ]);
  const moves = new Map(held!.map(([id]): [bigint, SeatMove[]] => [id as bigint, []]));
  for (const [roundId, n, seat, move, atMs, memberId, isTold] of rows!) {
    const one = { n, seat, move, atMs, memberId, isTold } as SeatMove;
    moves.get(roundId as bigint)?.push(one);
  }
  return { moves, made: [] };
}

const holdPlaying: Statement = {
  name: 'live-hold-playing',
  text: `select id from live_rounds where id = any($1::bigint[]) and state = 'playing'
    order by id for update`,
};

const findMoves: Statement = {
  name: 'live-find-moves',
  text: `select round_id, n, seat, move, at_ms, member_id, is_told from live_moves
    where round_id = any($1::bigint[]) order by round_id, n`,
};

const keepMoves: Statement = {
  name: 'live-keep-moves',
  text: `insert into live_moves (round_id, n, seat, at_ms, member_id, move, is_told)
    select round_id, n, seat, at_ms, member_id, move, is_told = 'true'
    from unnest($1::bigint[], $2::int[], $3::int[], $4::int[], $5::bigint[], $6::text[], $7::text[])
      w (round_id, n, seat, at_ms, member_id, move, is_told)`,
};

function writesOf({ made }: TurnPage): Write[] {
  if (made.length === 0) return [];
  return [
    [
      keepMoves,
      [
        numberColumn(made, ({ roundId }) => roundId),
        numberColumn(made, ({ move }) => move.n),
        numberColumn(made, ({ move }) => move.seat),
        numberColumn(made, ({ move }) => move.atMs),
        numberColumn(made, ({ move }) => move.memberId),
        wordColumn(made, ({ move }) => move.move),
        wordColumn(made, ({ move }) => String(move.isTold)),
      ],
    ],
  ];
}

/** Holds a round that is being played and reads its decisions; undefined when it is not. */
export async function holdTurns(tx: Transaction, round: LiveRound): Promise<LiveRound | undefined> {
  const held = await tx
    .selectFrom('live_rounds')
    .select('resumed_at')
    .where('id', '=', round.id)
    .where('state', '=', 'playing')
    .forUpdate()
    .executeTakeFirst();
  if (!held) return undefined;
  const rows = await tx
    .selectFrom('live_moves')
    .selectAll()
    .where('round_id', '=', round.id)
    .orderBy('n')
    .execute();
  const resumedAt = held.resumed_at?.getTime() ?? null;
  return withMoves(round, rows.map(readMove), resumedAt);
}

export function withMoves(
  round: LiveRound,
  moves: readonly SeatMove[],
  resumedAt: number | null = round.seated!.resumedAt,
): LiveRound {
  return { ...round, state: 'playing', seated: { ...round.seated!, moves, resumedAt } };
}

export type Decision = { seat: number; move: BlackjackMove; memberId: bigint | null };

/** The decision as it is kept, and for which hand; undefined when it is not theirs to make. */
export function nextMove(
  { clock }: Pick<House, 'clock'>,
  round: LiveRound,
  { seat, move, memberId }: Decision,
): { move: SeatMove; hand: number } | undefined {
  const { moves, places } = round.seated!;
  if (moves.some(({ isTold }) => !isTold)) return undefined;
  const play = playSoFar(round);
  const { turn } = play;
  if (!turn?.seats.includes(seat) || !turn.moves.includes(move)) return undefined;
  const now = clock.now().getTime();
  // Whose time is over does not decide any more: the table does.
  if (memberId !== null && now >= turnEndsAt(round, play)) return undefined;
  const isPaid = move === 'double' || move === 'split' || move === 'insure';
  const isFollowed = places.some((one) => one.seat === seat && one.isBehind);
  const atMs = Math.max(0, now - storyAtOf(round));
  return {
    move: { n: moves.length + 1, seat, move, atMs, memberId, isTold: !(isPaid && isFollowed) },
    hand: turn.hand,
  };
}

export async function keepMove(tx: Transaction, round: LiveRound, move: SeatMove): Promise<void> {
  await tx
    .insertInto('live_moves')
    .values({
      round_id: round.id,
      n: move.n,
      seat: move.seat,
      move: move.move,
      at_ms: move.atMs,
      member_id: move.memberId,
      is_told: move.isTold,
    })
    .execute();
}

/** What a seat does whose time is over. */
export const idleMove = (moves: readonly BlackjackMove[]): BlackjackMove =>
  moves.includes('decline') ? 'decline' : 'stand';
