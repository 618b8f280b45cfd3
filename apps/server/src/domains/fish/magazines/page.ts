import { numberColumn, textColumn, wordColumn } from '../../../platform/database/array-text.ts';
import { type Batch, type Companion, type LaneConnection, pageOf } from '../../play/index.ts';
import type { Statement, Write } from '../../wallet/index.ts';
import type { VisitRow } from '../visits/visit.ts';
import { type KnownVisits, type Magazines, type Payment, readMagazines } from './known-visits.ts';
import type { MagazineRow } from './magazine.ts';

/** Which visit an order is about, and what this server knows of visits. */
export type PageSubject = Payment & { known: KnownVisits };

export type PageVisit = Pick<
  VisitRow,
  | 'id'
  | 'member_id'
  | 'currency'
  | 'left_at'
  | 'client_seed'
  | 'last_nonce'
  | 'last_loaded_at'
  | 'cost'
  | 'stake'
  | 'payout'
  | 'shots_version'
>;

/** What a batch knows of visits and magazines: the rows of the visits are held until it is committed. */
export type MagazinePage = {
  visits: Map<bigint, PageVisit>;
  /** The magazines of each visit as they are known; who changes one asks for a copy of it. */
  known: Map<bigint, Magazines>;
  /** How many bullets of each visit are paid for and not fired, once somebody has asked. */
  unfired: Map<bigint, number>;
  made: MagazineRow[];
  changed: Map<bigint, MagazineRow>;
  changedVisits: Set<PageVisit>;
};

export const magazinePage: Companion<PageSubject, MagazinePage> = { openPage, writesOf };

export const pageOfBatch = (batch: Batch): MagazinePage => pageOf(batch, magazinePage);

/** Something of the visit is written: whoever knows it as it was has to look again. */
export function noteWritten(page: MagazinePage, visit: PageVisit): void {
  visit.shots_version += 1;
  page.changedVisits.add(visit);
}

async function openPage(
  connection: LaneConnection,
  subjects: readonly PageSubject[],
  at: Date,
): Promise<MagazinePage> {
  const { known } = subjects[0]!;
  known.hold(subjects);
  const visitIds = [...new Set(subjects.map(({ visitId }) => visitId))];
  const [, rows] = await connection.together(() => [
    connection.run(waitForShots, []),
    connection.run(holdVisits, [numberColumn(visitIds, (id) => id)]),
  ]);
  const visits = rows!.map(readVisit);
  const found = (visit: PageVisit) => known.find(visit.id, visit.shots_version);
  const unknown = visits.filter((visit) => !found(visit)).map(({ id }) => id);
  const read = await readMagazines(connection, unknown, at);
  return {
    visits: new Map(visits.map((visit) => [visit.id, visit])),
    known: new Map(visits.map((visit) => [visit.id, found(visit) ?? read.get(visit.id)!])),
    unfired: new Map(),
    made: [],
    changed: new Map(),
    changedVisits: new Set(),
  };
}

/** A magazine as it is now. */
export function magazineOf(
  { known, changed }: MagazinePage,
  visitId: bigint,
  betId: bigint,
): MagazineRow | undefined {
  return changed.get(betId) ?? known.get(visitId)?.get(String(betId));
}

/** The same, to be written on: what is decided here may yet be rolled back, and is not known before. */
export function changeMagazine({ changed }: MagazinePage, magazine: MagazineRow): MagazineRow {
  const before = changed.get(magazine.bet_id);
  if (before) return before;
  const copy = { ...magazine };
  changed.set(copy.bet_id, copy);
  return copy;
}

export function unfiredOf({ unfired, known }: MagazinePage, visitId: bigint): number {
  const before = unfired.get(visitId);
  if (before !== undefined) return before;
  let count = 0;
  for (const { closed_at, is_spent, bullets, fired } of known.get(visitId)!.values()) {
    if (!closed_at && !is_spent) count += bullets - fired.count;
  }
  unfired.set(visitId, count);
  return count;
}

/**
 * Whoever shoots holds their visit for a moment, several times a second. A lane that gave up on one of
 * them would take all that it holds apart, member by member, just when the server has the least time.
 */
const waitForShots: Statement = {
  name: 'fish-wait-for-shots',
  text: `select set_config('lock_timeout', '1200', true)`,
};

const holdVisits: Statement = {
  name: 'fish-hold-visits',
  text: `select id, member_id, currency, left_at, client_seed, last_nonce, last_loaded_at, cost, stake,
      payout, shots_version
    from fish_visits where id = any($1::bigint[]) order by id for no key update`,
};

function readVisit(row: readonly unknown[]): PageVisit {
  const [id, member_id, currency, left_at, client_seed, last_nonce, last_loaded_at, ...sums] = row;
  const [cost, stake, payout, shots_version] = sums;
  const visit = { id, member_id, currency, left_at, client_seed, last_nonce, last_loaded_at };
  return { ...visit, cost, stake, payout, shots_version } as PageVisit;
}

const addMagazines: Statement = {
  name: 'fish-add-magazines',
  text: `insert into fish_magazines (bet_id, visit_id, member_id, currency, cost, bullets, first_nonce,
      loaded_at, due_at)
    select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::int[],
      $7::bigint[], $8::timestamptz[], $9::timestamptz[])`,
};

const keepMagazines: Statement = {
  name: 'fish-keep-magazines',
  text: `update fish_magazines m set is_spent = w.is_spent, due_at = w.due_at, closed_at = w.closed_at
    from unnest($1::bigint[], $2::boolean[], $3::timestamptz[], $4::timestamptz[])
      w (bet_id, is_spent, due_at, closed_at)
    where m.bet_id = w.bet_id`,
};

const keepVisits: Statement = {
  name: 'fish-keep-visits',
  text: `update fish_visits v set client_seed = w.client_seed, last_nonce = w.last_nonce,
      last_loaded_at = w.last_loaded_at, cost = w.cost, stake = w.stake, payout = w.payout,
      shots_version = w.version
    from unnest($1::bigint[], $2::text[], $3::bigint[], $4::timestamptz[], $5::bigint[], $6::bigint[],
      $7::bigint[], $8::int[])
      w (id, client_seed, last_nonce, last_loaded_at, cost, stake, payout, version)
    where v.id = w.id`,
};

function writesOf({ made, changed, changedVisits }: MagazinePage): Write[] {
  const writes: Write[] = [];
  if (made.length > 0) writes.push([addMagazines, madeColumns(made)]);
  if (changed.size > 0) writes.push([keepMagazines, changeColumns([...changed.values()])]);
  if (changedVisits.size > 0) writes.push([keepVisits, visitColumns([...changedVisits])]);
  return writes;
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

function madeColumns(rows: readonly MagazineRow[]): unknown[] {
  return [
    numberColumn(rows, (row) => row.bet_id),
    numberColumn(rows, (row) => row.visit_id),
    numberColumn(rows, (row) => row.member_id),
    wordColumn(rows, (row) => row.currency),
    numberColumn(rows, (row) => row.cost),
    numberColumn(rows, (row) => row.bullets),
    numberColumn(rows, (row) => row.first_nonce),
    textColumn(rows, (row) => iso(row.loaded_at)),
    textColumn(rows, (row) => iso(row.due_at)),
  ];
}

function changeColumns(rows: readonly MagazineRow[]): unknown[] {
  return [
    numberColumn(rows, (row) => row.bet_id),
    wordColumn(rows, (row) => String(row.is_spent)),
    textColumn(rows, (row) => iso(row.due_at)),
    textColumn(rows, (row) => iso(row.closed_at)),
  ];
}

function visitColumns(rows: readonly PageVisit[]): unknown[] {
  return [
    numberColumn(rows, (row) => row.id),
    textColumn(rows, (row) => row.client_seed),
    numberColumn(rows, (row) => row.last_nonce),
    textColumn(rows, (row) => iso(row.last_loaded_at)),
    numberColumn(rows, (row) => row.cost),
    numberColumn(rows, (row) => row.stake),
    numberColumn(rows, (row) => row.payout),
    numberColumn(rows, (row) => row.shots_version),
  ];
}
