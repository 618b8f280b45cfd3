import { createHmac, hash, randomBytes } from 'node:crypto';
import { type Chance, chanceOf } from '@baize/games';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';

/** A chain of links that decides rounds; `links` never leave the process before their time. */
export type Chain = {
  id: bigint;
  commitment: string;
  salt: string;
  rounds: number;
  links: readonly string[];
};

/** A place in a chain: each shoe, or each round without one, has a link of its own. */
export type Place = { chain: Chain; link: number };

const ROUNDS = 2_000;
const MAX_OPENED = 200;
const opened = new WeakMap<House['pool'], Map<bigint, Chain>>();

/** A chain by its id, opened once. */
export async function findChain(house: House, id: bigint): Promise<Chain> {
  const known = opened.get(house.pool) ?? new Map<bigint, Chain>();
  opened.set(house.pool, known);
  const chain = known.get(id) ?? (await openChain(house, id));
  if (known.size >= MAX_OPENED) known.delete(known.keys().next().value!);
  known.set(id, chain);
  return chain;
}

async function openChain(house: House, id: bigint): Promise<Chain> {
  const { sealed, commitment, rounds, salt } = await house.db
    .selectFrom('live_chains')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const links = linksOf(house.keys.open(sealed), rounds);
  return { id, commitment, rounds, links, salt: salt ?? (await publishSalt(house, id)) };
}

/** The link after this one; a new chain is committed to where one has ended. */
export async function placeAfter(
  house: House,
  tableId: string,
  last: Place | undefined,
): Promise<Place> {
  if (last && last.link < last.chain.rounds) return { chain: last.chain, link: last.link + 1 };
  const id = await commitAfter(house, tableId, last?.chain.id ?? 0n);
  return { chain: await findChain(house, id), link: 1 };
}

/** Many may ask at once, on several servers: one commits, and all go by that chain. */
function commitAfter(house: House, tableId: string, after: bigint): Promise<bigint> {
  return begin(house.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`live chain ${tableId}`}))`.execute(tx);
    const next = await tx
      .selectFrom('live_chains')
      .select('id')
      .where('table_id', '=', tableId)
      .where('id', '>', after)
      .orderBy('id')
      .executeTakeFirst();
    return next?.id ?? (await commit(house, tx, tableId));
  });
}

/** First the commitment stands; only then is a salt drawn that nobody could have reckoned with. */
async function commit({ keys, clock }: House, tx: Transaction, tableId: string): Promise<bigint> {
  const secret = randomBytes(32).toString('hex');
  const { id } = await tx
    .insertInto('live_chains')
    .values({
      table_id: tableId,
      sealed: keys.seal(secret),
      commitment: linksOf(secret, ROUNDS)[0]!,
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
    .updateTable('live_chains')
    .set({ salt: randomBytes(16).toString('hex'), salted_at: house.clock.now() })
    .where('id', '=', id)
    .where('salt', 'is', null)
    .execute();
  const { salt } = await house.db
    .selectFrom('live_chains')
    .select('salt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return salt!;
}

/** The same links as those of the package, by the server's own and quicker hash. */
function linksOf(secret: string, rounds: number): string[] {
  const links = new Array<string>(rounds + 1);
  links[rounds] = hashOf(secret);
  for (let k = rounds; k > 0; k -= 1) links[k - 1] = hashOf(links[k]!);
  return links;
}

const hashOf = (text: string) => hash('sha256', text, 'hex');
const hmacOf = (key: string, text: string) => createHmac('sha256', key).update(text).digest();

/** What decides: the stream of a bet, with the link in place of the server's seed. */
export function chanceAt({ chain, link }: Place): Chance {
  const seed = { serverSeed: chain.links[link]!, clientSeed: chain.salt, nonce: link };
  return chanceOf(seed, hmacOf);
}

/** What is known beforehand: the same stream by the link before, which is public by then. */
export function openChanceAt({ chain, link }: Place): Chance {
  const seed = { serverSeed: chain.links[link - 1]!, clientSeed: chain.salt, nonce: link };
  return chanceOf(seed, hmacOf);
}
