import { createHmac, hash, randomBytes } from 'node:crypto';
import { type Chance, chanceOf } from '@baize/games';
import { sql } from 'kysely';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
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

/** Where a game keeps its chains: a table of its own domain, and of one for many, whose they are. */
export type ChainShelf = {
  table: string;
  tableId?: string;
  /** How many links a new chain has. */
  rounds: number;
  /** So many rounds before the end of a chain the next one is committed to. */
  ahead: number;
};

const MAX_OPENED = 200;
const opened = new WeakMap<House['pool'], Map<string, Chain>>();

/** A chain by its id, opened once. */
export async function findChain(
  house: House,
  shelf: Pick<ChainShelf, 'table'>,
  id: bigint,
): Promise<Chain> {
  const known = opened.get(house.pool) ?? new Map<string, Chain>();
  opened.set(house.pool, known);
  const key = `${shelf.table} ${id}`;
  const chain = known.get(key) ?? (await openChain(house, shelf, id));
  if (known.size >= MAX_OPENED) known.delete(known.keys().next().value!);
  known.set(key, chain);
  return chain;
}

type KeptChain = { sealed: string; commitment: string; rounds: number; salt: string | null };

async function openChain(
  house: House,
  { table }: Pick<ChainShelf, 'table'>,
  id: bigint,
): Promise<Chain> {
  const { rows } = await sql<KeptChain>`
    select sealed, commitment, rounds, salt from ${sql.table(table)} where id = ${id}`.execute(
    house.db,
  );
  const { sealed, commitment, rounds, salt } = rows[0]!;
  const links = linksOf(house.keys.open(sealed), rounds);
  return { id, commitment, rounds, links, salt: salt ?? (await publishSalt(house, table, id)) };
}

/** The link after this one; a new chain is committed to where one ends. */
export async function placeAfter(
  house: House,
  shelf: ChainShelf,
  last: Place | undefined,
): Promise<Place> {
  if (!last) return { chain: await chainAfter(house, shelf, 0n), link: 1 };
  const { chain, link } = last;
  if (link < chain.rounds - shelf.ahead) return { chain, link: link + 1 };
  const next = await chainAfter(house, shelf, chain.id);
  return link < chain.rounds ? { chain, link: link + 1 } : { chain: next, link: 1 };
}

async function chainAfter(house: House, shelf: ChainShelf, id: bigint): Promise<Chain> {
  const next = (await nextChain(house.db, shelf, id)) ?? (await commitAfter(house, shelf, id));
  return findChain(house, shelf, next);
}

async function nextChain(
  db: Database | Transaction,
  { table, tableId }: ChainShelf,
  after: bigint,
): Promise<bigint | undefined> {
  const whose = tableId === undefined ? sql`` : sql`and table_id = ${tableId}`;
  const { rows } = await sql<{ id: bigint }>`
    select id from ${sql.table(table)} where id > ${after} ${whose} order by id limit 1`.execute(
    db,
  );
  return rows[0]?.id;
}

/** Many may ask at once, on several servers: one commits, and all go by that chain. */
function commitAfter(house: House, shelf: ChainShelf, after: bigint): Promise<bigint> {
  const name = `${shelf.table} ${shelf.tableId ?? ''}`;
  return begin(house.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx);
    return (await nextChain(tx, shelf, after)) ?? (await commit(house, tx, shelf));
  });
}

/** First the commitment stands; only then is a salt drawn that nobody could have reckoned with. */
async function commit(
  { keys, clock }: House,
  tx: Transaction,
  { table, tableId, rounds }: ChainShelf,
): Promise<bigint> {
  const secret = randomBytes(32).toString('hex');
  const [column, whose] =
    tableId === undefined ? [sql``, sql``] : [sql`, table_id`, sql`, ${tableId}`];
  const { rows } = await sql<{ id: bigint }>`
    insert into ${sql.table(table)} (sealed, commitment, rounds, committed_at ${column})
    values (${keys.seal(secret)}, ${linksOf(secret, rounds)[0]}, ${rounds}, ${clock.now()} ${whose})
    returning id`.execute(tx);
  return rows[0]!.id;
}

async function publishSalt(house: House, table: string, id: bigint): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  await sql`update ${sql.table(table)} set salt = ${salt}, salted_at = ${house.clock.now()}
    where id = ${id} and salt is null`.execute(house.db);
  const { rows } = await sql<{ salt: string }>`
    select salt from ${sql.table(table)} where id = ${id}`.execute(house.db);
  return rows[0]!.salt;
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
