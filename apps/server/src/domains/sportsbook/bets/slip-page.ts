import { numberColumn, textColumn, wordColumn } from '../../../platform/database/array-text.ts';
import { type Batch, type Companion, type LaneConnection, pageOf } from '../../play/index.ts';
import type { Currency, Statement, Write } from '../../wallet/index.ts';
import { type ClosedSlip, closeWrite } from './close-slips.ts';
import type { SlipKind, TakenLeg } from './slip.ts';

export type SelectionName = { matchId: bigint; market: string; selection: string };

/** What an order needs to know of the book. */
export type SlipSubject = {
  memberId: bigint;
  currency: Currency;
  selections: readonly SelectionName[];
};

type Lying = { bets: number; stake: bigint; payout: bigint };
type NewSlip = {
  betId: bigint;
  memberId: bigint;
  currency: string;
  kind: SlipKind;
  stake: bigint;
  freeStake: bigint;
  placedAt: Date;
  legs: readonly TakenLeg[];
};

/** What a batch knows of matches and of what lies on them, and what it adds to that. */
export type SlipPage = {
  /** Matches that may still be bet on, with how often their result was told. */
  open: ReadonlyMap<bigint, number>;
  lying: Map<string, Lying>;
  members: Map<string, bigint>;
  added: Map<string, SelectionName & Lying>;
  addedOf: Map<string, { matchId: bigint; memberId: bigint; currency: string; payout: bigint }>;
  slips: NewSlip[];
  /** Slips that were left whole, with what they paid. */
  closed: ClosedSlip[];
};

export const selectionKey = ({ matchId, market, selection }: SelectionName) =>
  `${matchId} ${market} ${selection}`;
export const memberKey = (matchId: bigint, memberId: bigint, currency: string) =>
  `${matchId} ${memberId} ${currency}`;

/**
 * What a batch knows of the book. One that takes a slip holds the rows of its matches until it is committed,
 * so no match can be ended in between; once it is ended nobody comes in, whatever any clock says.
 */
export const slipPage: Companion<SlipSubject, SlipPage> = { openPage, writesOf };

export const slipPageOf = (batch: Batch): SlipPage => pageOf(batch, slipPage);

async function openPage(
  connection: LaneConnection,
  subjects: readonly SlipSubject[],
): Promise<SlipPage> {
  const selections = subjects.flatMap((subject) => subject.selections);
  const matches = [...new Set(selections.map(({ matchId }) => matchId))];
  const members = subjects.flatMap(({ memberId, currency, selections: theirs }) =>
    theirs.map(({ matchId }) => ({ matchId, memberId, currency })),
  );
  const [open, lying, of] = await connection.together(() => [
    connection.run(holdMatches, [numberColumn(matches, (id) => id)]),
    connection.run(holdExposures, [
      numberColumn(selections, ({ matchId }) => matchId),
      textColumn(selections, ({ market }) => market),
      textColumn(selections, ({ selection }) => selection),
    ]),
    connection.run(findMembers, [
      numberColumn(members, ({ matchId }) => matchId),
      numberColumn(members, ({ memberId }) => memberId),
      wordColumn(members, ({ currency }) => currency),
    ]),
  ]);
  return {
    open: new Map(open!.map(([id, revision]) => [id as bigint, revision as number])),
    lying: new Map(lying!.map(readLying)),
    members: new Map(
      of!.map(([matchId, memberId, currency, payout]) => [
        memberKey(matchId as bigint, memberId as bigint, currency as string),
        payout as bigint,
      ]),
    ),
    added: new Map(),
    addedOf: new Map(),
    slips: [],
    closed: [],
  };
}

const holdMatches: Statement = {
  name: 'sports-slip-page',
  text: `select id, revision from sports_matches
    where id = any($1::bigint[]) and phase in ('scheduled', 'live') order by id for share`,
};

/** Held, so that what lies on a selection is never more than it may be. */
const holdExposures: Statement = {
  name: 'sports-exposures',
  text: `select e.match_id, e.market, e.selection, e.bets, e.stake, e.payout from sports_exposures e
    where (e.match_id, e.market, e.selection) in
      (select * from unnest($1::bigint[], $2::text[], $3::text[]))
    order by e.match_id, e.market, e.selection for update`,
};

const findMembers: Statement = {
  name: 'sports-members',
  text: `select e.match_id, e.member_id, e.currency, e.payout from sports_member_exposures e
    where (e.match_id, e.member_id, e.currency) in
      (select * from unnest($1::bigint[], $2::bigint[], $3::text[]))`,
};

function readLying(row: readonly unknown[]): [string, Lying] {
  const [matchId, market, selection, bets, stake, payout] = row;
  const name = { matchId, market, selection } as SelectionName;
  return [selectionKey(name), { bets, stake, payout } as Lying];
}

/** Notes what a slip adds to a selection and to its member. */
export function addExposure(
  page: SlipPage,
  name: SelectionName,
  {
    memberId,
    currency,
    stake,
    payout,
  }: { memberId: bigint; currency: string } & Omit<Lying, 'bets'>,
): void {
  const key = selectionKey(name);
  page.lying.set(key, more(page.lying.get(key), stake, payout));
  page.added.set(key, { ...name, ...more(page.added.get(key), stake, payout) });
  const theirs = memberKey(name.matchId, memberId, currency);
  page.members.set(theirs, (page.members.get(theirs) ?? 0n) + payout);
  const sum = (page.addedOf.get(theirs)?.payout ?? 0n) + payout;
  page.addedOf.set(theirs, { matchId: name.matchId, memberId, currency, payout: sum });
}

function more(before: Lying | undefined, stake: bigint, payout: bigint): Lying {
  const { bets, ...sums } = before ?? { bets: 0, stake: 0n, payout: 0n };
  return { bets: bets + 1, stake: sums.stake + stake, payout: sums.payout + payout };
}

function writesOf(page: SlipPage, at: Date): Write[] {
  const { slips, closed, added, addedOf } = page;
  return [
    ...(slips.length > 0 ? slipWrites(slips) : []),
    ...(added.size > 0 ? [exposureWrite([...added.values()])] : []),
    ...(addedOf.size > 0 ? [memberWrite([...addedOf.values()])] : []),
    ...(closed.length > 0 ? [closeWrite(closed, at)] : []),
  ];
}

const insertSlips: Statement = {
  name: 'sports-slips',
  text: `insert into sports_slips (bet_id, member_id, currency, legs, placed_at, kind, stake,
      free_stake)
    select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::int[], $5::timestamptz[],
      $6::text[], $7::bigint[], $8::bigint[])`,
};

const insertLegs: Statement = {
  name: 'sports-legs',
  text: `insert into sports_legs (bet_id, n, match_id, market, selection, odds, home, away)
    select * from unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::int[],
      $7::int[], $8::int[])`,
};

function slipWrites(slips: readonly NewSlip[]): Write[] {
  const legs = slips.flatMap(({ betId, legs: taken }) =>
    taken.map((leg, n) => ({ betId, n: n + 1, leg })),
  );
  return [
    [
      insertSlips,
      [
        numberColumn(slips, ({ betId }) => betId),
        numberColumn(slips, ({ memberId }) => memberId),
        wordColumn(slips, ({ currency }) => currency),
        numberColumn(slips, ({ legs: taken }) => taken.length),
        textColumn(slips, ({ placedAt }) => placedAt.toISOString()),
        wordColumn(slips, ({ kind }) => kind),
        numberColumn(slips, ({ stake }) => stake),
        numberColumn(slips, ({ freeStake }) => freeStake),
      ],
    ],
    [
      insertLegs,
      [
        numberColumn(legs, ({ betId }) => betId),
        numberColumn(legs, ({ n }) => n),
        numberColumn(legs, ({ leg }) => BigInt(leg.matchId)),
        textColumn(legs, ({ leg }) => leg.market),
        textColumn(legs, ({ leg }) => leg.selection),
        numberColumn(legs, ({ leg }) => leg.odds),
        numberColumn(legs, ({ leg }) => leg.home),
        numberColumn(legs, ({ leg }) => leg.away),
      ],
    ],
  ];
}

const addExposures: Statement = {
  name: 'sports-add-exposures',
  text: `insert into sports_exposures as e (match_id, market, selection, bets, stake, payout)
    select * from unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::bigint[])
    on conflict (match_id, market, selection) do update set bets = e.bets + excluded.bets,
      stake = e.stake + excluded.stake, payout = e.payout + excluded.payout`,
};

function exposureWrite(rows: readonly (SelectionName & Lying)[]): Write {
  return [
    addExposures,
    [
      numberColumn(rows, ({ matchId }) => matchId),
      textColumn(rows, ({ market }) => market),
      textColumn(rows, ({ selection }) => selection),
      numberColumn(rows, ({ bets }) => bets),
      numberColumn(rows, ({ stake }) => stake),
      numberColumn(rows, ({ payout }) => payout),
    ],
  ];
}

const addMembers: Statement = {
  name: 'sports-add-members',
  text: `insert into sports_member_exposures as e (match_id, member_id, currency, payout)
    select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[])
    on conflict (match_id, member_id, currency) do update set payout = e.payout + excluded.payout`,
};

type MemberRow = { matchId: bigint; memberId: bigint; currency: string; payout: bigint };

function memberWrite(rows: readonly MemberRow[]): Write {
  return [
    addMembers,
    [
      numberColumn(rows, ({ matchId }) => matchId),
      numberColumn(rows, ({ memberId }) => memberId),
      wordColumn(rows, ({ currency }) => currency),
      numberColumn(rows, ({ payout }) => payout),
    ],
  ];
}
