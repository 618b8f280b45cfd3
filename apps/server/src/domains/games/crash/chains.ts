import { randomBytes } from 'node:crypto';
import { chainOf, lastLink, linkOf } from '@baize/games';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';

/** A chain of links that decides rounds; `links` never leave the process before their round is over. */
export type Chain = {
  id: bigint;
  commitment: string;
  salt: string;
  rounds: number;
  links: readonly string[];
};

const ROUNDS = 10_000;
// The next chain is committed to long before the last round of this one.
const AHEAD = 1_000;
/** Any number that nothing else locks. */
const LOCK = 7_214_002;

const opened = new WeakMap<House['pool'], Map<bigint, Chain>>();

/** A chain by its id, opened once. */
export async function findChain(house: House, id: bigint): Promise<Chain> {
  const known = opened.get(house.pool) ?? new Map<bigint, Chain>();
  opened.set(house.pool, known);
  const chain = known.get(id) ?? (await openChain(house, id));
  known.set(id, chain);
  return chain;
}

async function openChain(house: House, id: bigint): Promise<Chain> {
  const { sealed, commitment, rounds, salt } = await house.db
    .selectFrom('crash_chains')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const links = chainOf(house.keys.open(sealed), rounds);
  return { id, commitment, rounds, links, salt: salt ?? (await publishSalt(house, id)) };
}

/** Which link decides the round after this one; a new chain is begun where one has ended. */
export async function placeAfter(
  house: House,
  last: { chainId: bigint; number: number } | undefined,
): Promise<{ chain: Chain; number: number }> {
  const chain = last && (await findChain(house, last.chainId));
  if (!chain) return { chain: await chainAfter(house, 0n), number: 1 };
  if (last.number + AHEAD >= chain.rounds) await chainAfter(house, chain.id);
  if (last.number < chain.rounds) return { chain, number: last.number + 1 };
  return { chain: await chainAfter(house, chain.id), number: 1 };
}

async function chainAfter(house: House, id: bigint): Promise<Chain> {
  return findChain(house, (await nextChain(house.db, id)) ?? (await commitAfter(house, id)));
}

async function nextChain(db: House['db'] | Transaction, id: bigint): Promise<bigint | undefined> {
  const next = await db
    .selectFrom('crash_chains')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .executeTakeFirst();
  return next?.id;
}

/** Many may ask at once, on several servers: one commits, and all go by that chain. */
function commitAfter(house: House, id: bigint): Promise<bigint> {
  return begin(house.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    return (await nextChain(tx, id)) ?? (await commit(house, tx));
  });
}

/** First the commitment stands; only then is a salt drawn that nobody could have reckoned with. */
async function commit({ keys, clock }: House, tx: Transaction): Promise<bigint> {
  const secret = randomBytes(32).toString('hex');
  const commitment = linkOf(0, { round: ROUNDS, link: lastLink(secret) })!;
  const { id } = await tx
    .insertInto('crash_chains')
    .values({
      sealed: keys.seal(secret),
      commitment,
      rounds: ROUNDS,
      salt: null,
      committed_at: clock.now(),
      salted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function publishSalt(house: House, id: bigint): Promise<string> {
  await house.db
    .updateTable('crash_chains')
    .set({ salt: randomBytes(16).toString('hex'), salted_at: house.clock.now() })
    .where('id', '=', id)
    .where('salt', 'is', null)
    .execute();
  const { salt } = await house.db
    .selectFrom('crash_chains')
    .select('salt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return salt!;
}
