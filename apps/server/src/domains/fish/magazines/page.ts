import { numberColumn, textColumn, wordColumn } from '../../../platform/database/array-text.ts';
import { type Batch, type Companion, type LaneConnection, pageOf } from '../../play/index.ts';
import type { Statement, Write } from '../../wallet/index.ts';
import type { KeptBullet } from '../tables.ts';
import type { VisitRow } from '../visits/visit.ts';
import { bulletsByMagazine, type FiredBullet, selectBullets } from './bullets.ts';
import type { MagazineRow } from './magazine.ts';

/** Which visit an order is about, and which of its magazines. */
export type PageSubject = { visitId: bigint; betIds: readonly bigint[] };

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
>;

/** What a batch knows of visits and magazines: their rows are held until it is committed. */
export type MagazinePage = {
  visits: Map<bigint, PageVisit>;
  magazines: Map<bigint, MagazineRow>;
  /** How many bullets of each visit are paid for and not fired. */
  unfired: Map<bigint, number>;
  made: MagazineRow[];
  changed: Set<MagazineRow>;
  changedVisits: Set<PageVisit>;
};

export const magazinePage: Companion<PageSubject, MagazinePage> = { openPage, writesOf };

export const pageOfBatch = (batch: Batch): MagazinePage => pageOf(batch, magazinePage);

async function openPage(
  connection: LaneConnection,
  subjects: readonly PageSubject[],
): Promise<MagazinePage> {
  const visitIds = [...new Set(subjects.map(({ visitId }) => visitId))];
  const betIds = [...new Set(subjects.flatMap((subject) => subject.betIds))];
  const betColumn = numberColumn(betIds, (id) => id);
  const [visits, magazines, bullets, unfired] = await connection.together(() => [
    connection.run(holdVisits, [numberColumn(visitIds, (id) => id)]),
    connection.run(holdMagazines, [betColumn]),
    // After their magazines are held: whoever held them before has written them by then.
    connection.run(selectBullets, [betColumn]),
    connection.run(countUnfired, [numberColumn(visitIds, (id) => id)]),
  ]);
  const fired = bulletsByMagazine(bullets!.map(readBullet));
  return {
    visits: new Map(visits!.map(readVisit)),
    magazines: new Map(magazines!.map((row) => readMagazine(row, fired))),
    unfired: new Map(unfired as [bigint, number][]),
    made: [],
    changed: new Set(),
    changedVisits: new Set(),
  };
}

const holdVisits: Statement = {
  name: 'fish-hold-visits',
  text: `select id, member_id, currency, left_at, client_seed, last_nonce, last_loaded_at, cost, stake,
      payout
    from fish_visits where id = any($1::bigint[]) order by id for update`,
};

const holdMagazines: Statement = {
  name: 'fish-hold-magazines',
  text: `select bet_id, visit_id, member_id, currency, cost, bullets, first_nonce, fired, shots_version,
      is_spent, loaded_at, due_at, closed_at
    from fish_magazines where bet_id = any($1::bigint[]) order by bet_id for update`,
};

const countUnfired: Statement = {
  name: 'fish-count-unfired',
  text: `select visit_id, sum(bullets - fired)::int from fish_magazines
    where visit_id = any($1::bigint[]) and closed_at is null and not is_spent group by visit_id`,
};

function readVisit(row: readonly unknown[]): [bigint, PageVisit] {
  const [id, member_id, currency, left_at, client_seed, last_nonce, last_loaded_at, ...sums] = row;
  const [cost, stake, payout] = sums;
  const visit = { id, member_id, currency, left_at, client_seed, last_nonce, last_loaded_at };
  return [id as bigint, { ...visit, cost, stake, payout } as PageVisit];
}

const readBullet = ([bet_id, bullet]: readonly unknown[]) => ({ bet_id, bullet }) as FiredBullet;

function readMagazine(
  row: readonly unknown[],
  bulletsFired: ReadonlyMap<bigint, KeptBullet[]>,
): [bigint, MagazineRow] {
  const [bet_id, visit_id, member_id, currency, cost, bullets, first_nonce, ...more] = row;
  const [fired, shots_version, is_spent, loaded_at, due_at, closed_at] = more;
  const magazine = { bet_id, visit_id, member_id, currency, cost, bullets, first_nonce };
  const shots = bulletsFired.get(bet_id as bigint) ?? [];
  const state = { shots, fired, shots_version, is_spent, loaded_at, due_at, closed_at };
  return [bet_id as bigint, { ...magazine, ...state } as MagazineRow];
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
      last_loaded_at = w.last_loaded_at, cost = w.cost, stake = w.stake, payout = w.payout
    from unnest($1::bigint[], $2::text[], $3::bigint[], $4::timestamptz[], $5::bigint[], $6::bigint[],
      $7::bigint[]) w (id, client_seed, last_nonce, last_loaded_at, cost, stake, payout)
    where v.id = w.id`,
};

function writesOf({ made, changed, changedVisits }: MagazinePage): Write[] {
  const writes: Write[] = [];
  if (made.length > 0) writes.push([addMagazines, madeColumns(made)]);
  if (changed.size > 0) writes.push([keepMagazines, changeColumns([...changed])]);
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
  ];
}
