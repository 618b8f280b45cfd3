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

/** What a batch knows of rounds and of those who sit at them. */
export type DoorPage = {
  /** Rounds that take bets at the batch's instant. */
  open: ReadonlySet<bigint>;
  seats: Map<string, Bet>;
  taken: (SeatName & { betId: bigint })[];
};

export const seatKey = ({ roundId, memberId, currency }: SeatName) =>
  `${roundId} ${memberId} ${currency}`;

/**
 * The door of a round. A batch that lets a bet in holds the round's row until it is committed, so the
 * round cannot close before; once it is closed nobody comes in, whatever any clock says.
 */
export const door: Companion<SeatName, DoorPage> = { openPage, writesOf };

export const doorOf = (batch: Batch): DoorPage => pageOf(batch, door);

async function openPage(
  connection: LaneConnection,
  names: readonly SeatName[],
  at: Date,
): Promise<DoorPage> {
  const rounds = [...new Set(names.map(({ roundId }) => roundId))];
  const [open, seats] = await connection.together(() => [
    connection.run(holdRounds, [numberColumn(rounds, (id) => id), at]),
    connection.run(findSeats, [
      numberColumn(names, ({ roundId }) => roundId),
      numberColumn(names, ({ memberId }) => memberId),
      wordColumn(names, ({ currency }) => currency),
    ]),
  ]);
  return {
    open: new Set(open!.map(([id]) => id as bigint)),
    seats: new Map(seats!.map(readSeat)),
    taken: [],
  };
}

/** Whoever comes too late does not even hold the row, so that nobody can keep it from closing. */
const holdRounds: Statement = {
  name: 'live-door',
  text: `select id from live_rounds
    where id = any($1::bigint[]) and state = 'open' and opens_at <= $2 and closes_at > $2
    order by id for share`,
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

function writesOf({ taken }: DoorPage): Write[] {
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
