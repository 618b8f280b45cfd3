import { numberColumn, wordColumn } from '../../../platform/database/array-text.ts';
import {
  type Batch,
  type Bet,
  type Companion,
  JOIN_BET,
  type LaneConnection,
  pageOf,
  readBetColumns,
} from '../../play/index.ts';
import type { Currency, Statement, Write } from '../../wallet/index.ts';

/** Who wants to sit down at which round. */
export type SeatName = { roundId: bigint; memberId: bigint; currency: Currency };

/** An order at a table with seats names it too: such a round is held by one batch at a time. */
type RoundSubject = SeatName & { hasSeats: boolean };

/** What a batch knows of rounds and of those who sit at them. */
export type RoundPage = {
  /** Rounds that take bets at the batch's instant. */
  open: ReadonlySet<bigint>;
  seats: Map<string, Bet>;
  taken: (SeatName & { betId: bigint })[];
  /** Who sits where, at rounds with seats; and who sat there the round before. */
  places: PlaceRow[];
  sat: PlaceRow[];
  newPlaces: PlaceRow[];
};

export type PlaceRow = SeatName & { seat: number; betId: bigint; isBehind: boolean };

export const seatKey = ({ roundId, memberId, currency }: SeatName) =>
  `${roundId} ${memberId} ${currency}`;

/**
 * What a batch knows of a round. One that lets a bet in holds the round's row until it is committed, so the
 * round cannot close before; once it is closed nobody comes in, whatever any clock says.
 */
export const roundPage: Companion<RoundSubject, RoundPage> = { openPage, writesOf };

export const roundPageOf = (batch: Batch): RoundPage => pageOf(batch, roundPage);

async function openPage(
  connection: LaneConnection,
  names: readonly RoundSubject[],
  at: Date,
): Promise<RoundPage> {
  const rounds = [...new Set(names.map(({ roundId }) => roundId))];
  const seated = new Set(names.flatMap((name) => (name.hasSeats ? [name.roundId] : [])));
  const shared = rounds.filter((id) => !seated.has(id));
  const column = (ids: readonly bigint[]) => numberColumn(ids, (id) => id);
  const [open, held, seats, places, sat] = await connection.together(() => [
    connection.run(holdRounds, [column(shared), at]),
    seated.size > 0 ? connection.run(holdSeatedRounds, [column([...seated]), at]) : [],
    connection.run(findSeats, [
      numberColumn(names, ({ roundId }) => roundId),
      numberColumn(names, ({ memberId }) => memberId),
      wordColumn(names, ({ currency }) => currency),
    ]),
    seated.size > 0 ? connection.run(findPlaces, [column([...seated])]) : [],
    seated.size > 0 ? connection.run(findSat, [column([...seated]), at]) : [],
  ]);
  return {
    open: new Set([...open!, ...held!].map(([id]) => id as bigint)),
    seats: new Map(seats!.map(readSeat)),
    taken: [],
    places: places!.map(readPlace),
    sat: sat!.map(readPlace),
    newPlaces: [],
  };
}

/** Whoever comes too late does not even hold the row, so that nobody can keep it from closing. */
const holdRounds: Statement = {
  name: 'live-round-page',
  text: `select id from live_rounds
    where id = any($1::bigint[]) and state = 'open' and opens_at <= $2 and closes_at > $2
    order by id for share`,
};

/** A seat has room for one: who lets somebody sit down has the round alone. */
const holdSeatedRounds: Statement = {
  name: 'live-seated-round-page',
  text: `select id from live_rounds
    where id = any($1::bigint[]) and state = 'open' and opens_at <= $2 and closes_at > $2
    order by id for update`,
};

const findPlaces: Statement = {
  name: 'live-places',
  text: `select round_id, member_id, currency, seat, bet_id, is_behind from live_places
    where round_id = any($1::bigint[])`,
};

/** A seat is kept for a moment for whoever sat there. */
const KEPT_SECONDS = 8;
const findSat: Statement = {
  name: 'live-sat',
  text: `select r.id, p.member_id, p.currency, p.seat, p.bet_id, p.is_behind
    from live_rounds r
    join live_rounds b on b.table_id = r.table_id and b.number = r.number - 1
    join live_places p on p.round_id = b.id and not p.is_behind
    where r.id = any($1::bigint[]) and r.opens_at > $2::timestamptz - interval '${KEPT_SECONDS} seconds'`,
};

const readPlace = ([roundId, memberId, currency, seat, betId, isBehind]: readonly unknown[]) =>
  ({ roundId, memberId, currency, seat, betId, isBehind }) as PlaceRow;

const keepPlaces: Statement = {
  name: 'live-keep-places',
  text: `insert into live_places (round_id, member_id, currency, seat, bet_id, is_behind)
    select round_id, member_id, currency, seat, bet_id, is_behind = 'true'
    from unnest($1::bigint[], $2::bigint[], $3::text[], $4::int[], $5::bigint[], $6::text[])
      w (round_id, member_id, currency, seat, bet_id, is_behind)`,
};

const findSeats: Statement = {
  name: 'live-seats',
  text: `select r.round_id, r.member_id, r.currency, b.*
    from (select distinct * from unnest($1::bigint[], $2::bigint[], $3::text[])
      w (round_id, member_id, currency)) w
    join live_seats r on r.round_id = w.round_id and r.member_id = w.member_id
      and r.currency = w.currency
    ${JOIN_BET}`,
};

function readSeat([roundId, memberId, currency, ...bet]: readonly unknown[]): [string, Bet] {
  return [seatKey({ roundId, memberId, currency } as SeatName), readBetColumns(bet)];
}

const takeSeats: Statement = {
  name: 'live-take-seats',
  text: `insert into live_seats (round_id, member_id, currency, bet_id)
    select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[])`,
};

function writesOf({ taken, newPlaces }: RoundPage): Write[] {
  return [...writesOfSeats(taken), ...writesOfPlaces(newPlaces)];
}

function writesOfPlaces(places: readonly PlaceRow[]): Write[] {
  if (places.length === 0) return [];
  return [
    [
      keepPlaces,
      [
        numberColumn(places, ({ roundId }) => roundId),
        numberColumn(places, ({ memberId }) => memberId),
        wordColumn(places, ({ currency }) => currency),
        numberColumn(places, ({ seat }) => seat),
        numberColumn(places, ({ betId }) => betId),
        wordColumn(places, ({ isBehind }) => String(isBehind)),
      ],
    ],
  ];
}

function writesOfSeats(taken: RoundPage['taken']): Write[] {
  if (taken.length === 0) return [];
  return [
    [
      takeSeats,
      [
        numberColumn(taken, ({ roundId }) => roundId),
        numberColumn(taken, ({ memberId }) => memberId),
        wordColumn(taken, ({ currency }) => currency),
        numberColumn(taken, ({ betId }) => betId),
      ],
    ],
  ];
}
