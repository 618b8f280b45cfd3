import type pg from 'pg';
import { forgetBets, HOUSE_NOW, keepBets, keepHouse, keepPlace, keepSeeds } from './proved.ts';
import { checkSlice, type Fault, HOLD_ROWS, type Proof, proveWhole } from './reconcile.ts';
import {
  betSuspects,
  chainSuspects,
  heldSuspects,
  nonceSuspects,
  paperSuspects,
  stillSuspects,
  unbookedSuspects,
} from './since-checks.ts';

type Connection = Pick<pg.ClientBase, 'query'>;
type Place = { transferId: bigint; at: Date };

/** How far this proof may be kept; without it nothing is kept. */
export type Reach = { upTo: bigint | undefined; at: Date };

/**
 * Proves what was booked since the last proof, and what it hangs on: a night's work is the day's. The
 * first one proves the whole. In one snapshot; what the next goes on from is kept with it.
 */
export async function proveNight(connection: Connection, { upTo, at }: Reach): Promise<Proof> {
  await connection.query('begin isolation level repeatable read');
  try {
    await connection.query(HOLD_ROWS);
    const place = await readPlace(connection);
    const proof = place ? await proveSince(connection, place) : await proveWhole(connection);
    if (!proof.fault && upTo !== undefined) {
      await keepProof(connection, { from: place?.transferId ?? 0n, upTo, at });
    }
    await connection.query(proof.fault ? 'rollback' : 'commit');
    return proof;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

async function readPlace(connection: Connection): Promise<Place | undefined> {
  const { rows } = await connection.query(
    'select transfer_id as "transferId", at from proved_up_to',
  );
  return rows[0];
}

async function proveSince(connection: Connection, place: Place): Promise<Proof> {
  const { rows } = await connection.query(countSince, [place.transferId]);
  const { transfers, accounts, bets } = rows[0];
  const fault =
    (await proveSuspects(connection, await findSuspects(connection, place))) ??
    (await faultOf(connection, strangersSince, place)) ??
    (await faultOf(connection, keyFaultsSince, place)) ??
    (await faultOf(connection, totalFaultsSince, place)) ??
    (await faultOf(connection, potFaultsSince, place));
  return { transfers, accounts, bets, fault };
}

async function findSuspects(connection: Connection, place: Place): Promise<bigint[]> {
  const suspects = new Set<bigint>();
  const since = [chainSuspects, betSuspects, nonceSuspects, paperSuspects];
  for (const check of since) await addAll(suspects, connection.query(check, [place.transferId]));
  await addAll(suspects, connection.query(unbookedSuspects, [place.transferId, place.at]));
  for (const check of [stillSuspects, heldSuspects]) {
    await addAll(suspects, connection.query(check));
  }
  return [...suspects].sort((one, other) => (one < other ? -1 : 1));
}

async function addAll(suspects: Set<bigint>, found: Promise<pg.QueryResult>): Promise<void> {
  for (const { member_id } of (await found).rows) if (member_id !== null) suspects.add(member_id);
}

/** What the day alone cannot tell is read from the first row, by the checks of the whole. */
async function proveSuspects(
  connection: Connection,
  suspects: readonly bigint[],
): Promise<Fault | null> {
  const proof: Proof = { transfers: 0n, accounts: 0n, bets: 0n, fault: null };
  for (const id of suspects) {
    const fault = await checkSlice(connection, [String(id - 1n), String(id)], proof);
    if (fault) return fault;
  }
  return null;
}

async function faultOf(connection: Connection, check: string, place: Place): Promise<Fault | null> {
  const { rows } = await connection.query(check, [place.transferId]);
  return rows[0]?.fault ?? null;
}

async function keepProof(
  connection: Connection,
  { from, upTo, at }: { from: bigint; upTo: bigint; at: Date },
): Promise<void> {
  for (const keep of [keepHouse, keepBets, forgetBets, keepSeeds]) {
    await connection.query(keep, [from, upTo]);
  }
  await connection.query(keepPlace, [upTo, at]);
}

const countSince = `select count(*) as transfers, count(distinct account_id) as accounts,
  count(distinct bet_id) as bets from transfers where id > $1`;

const strangersSince = `
  select jsonb_build_object('check', 'a transfer belongs to an account', 'row',
    format('transfer %s (account %s, amount %s)', t.id, t.account_id, t.amount)) as fault
  from transfers t left join accounts a on a.id = t.account_id
  left join accounts c on c.id = t.counter_account_id
  where t.id > $1 and (a.id is null or (a.member_id is null) <> (t.seq is null)
    or (t.seq is null and (c.id is null or c.member_id is not null or c.currency <> a.currency)))
  order by t.id limit 1`;

const keyFaultsSince = `
  select jsonb_build_object('check', 'a transfer is known by its key', 'row',
    format('transfer %s (account %s, key %s)', t.id, t.account_id, t.key)) as fault
  from transfers t left join used_keys k on k.account_id = t.account_id and k.key = t.key
  where t.id > $1 and k.transfer_id is distinct from t.id
  order by t.id limit 1`;

const totalFaultsSince = `
  with house as (${HOUSE_NOW})
  select jsonb_build_object('check', 'members and house together hold zero', 'row',
    format('%s: %s too much', currency, too_much)) as fault
  from (select a.currency, sum(coalesce(a.balance, h.balance, 0)) as too_much
    from accounts a left join house h on h.account_id = a.id group by a.currency) totals
  where too_much <> 0 order by currency limit 1`;

const potFaultsSince = `
  with house as (${HOUSE_NOW})
  select jsonb_build_object('check', 'a pot holds what its account holds', 'row',
    format('%s: pool %s, booked %s', p.purpose, p.pool, coalesce(h.balance, 0))) as fault
  from booked_pots p
  left join (select a.purpose, sum(h.balance) as balance from accounts a join house h on h.account_id = a.id
    where a.member_id is null group by a.purpose) h on h.purpose = p.purpose
  where coalesce(h.balance, 0) <> p.pool order by p.purpose limit 1`;
