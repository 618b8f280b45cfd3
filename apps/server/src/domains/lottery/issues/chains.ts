import { hash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { groupBy } from '../../../platform/lists/group-by.ts';

/** A day and more of a one-minute lottery; short, so that finding one link never takes long. */
const ROUNDS = 2_000;

export type Place = { chainId: bigint; link: number };

/** The links that decide the next issues of a game; a new chain is committed to where one ends. */
export async function placesAfter(
  house: House,
  tx: Transaction,
  gameCode: string,
  last: Place | undefined,
  count: number,
): Promise<Place[]> {
  const places: Place[] = [];
  let { chainId, link } = last ?? { chainId: await commit(house, tx, gameCode), link: 0 };
  while (places.length < count) {
    if (link >= ROUNDS) {
      chainId = await commit(house, tx, gameCode);
      link = 0;
    }
    link += 1;
    places.push({ chainId, link });
  }
  return places;
}

async function commit({ keys, clock }: House, tx: Transaction, gameCode: string): Promise<bigint> {
  const secret = randomBytes(32).toString('hex');
  const commitment = linksOf(secret, ROUNDS, [0]).get(0)!;
  const { id } = await tx
    .insertInto('lottery_chains')
    .values({
      game_code: gameCode,
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

/** Only after a commitment stands is a salt drawn that nobody could have reckoned with. */
export async function publishSalts(house: House, gameCode: string): Promise<void> {
  const unsalted = await house.db
    .selectFrom('lottery_chains')
    .select('id')
    .where('game_code', '=', gameCode)
    .where('salt', 'is', null)
    .execute();
  if (unsalted.length === 0) return;
  await house.db
    .updateTable('lottery_chains')
    .set({ salt: randomBytes(16).toString('hex'), salted_at: house.clock.now() })
    .where(
      'id',
      'in',
      unsalted.map(({ id }) => id),
    )
    .where('salt', 'is', null)
    .execute();
}

export type Decided = { link: string; salt: string; round: number };

export type ChainRow = Selectable<Tables['lottery_chains']>;

export async function chainsOf({ db }: House, places: readonly Place[]): Promise<ChainRow[]> {
  return db
    .selectFrom('lottery_chains')
    .selectAll()
    .where('id', 'in', [...new Set(places.map(({ chainId }) => chainId))])
    .execute();
}

/** What decides issues, in their order: their links are a secret until the draw. */
export function linksAt(
  house: House,
  chains: readonly ChainRow[],
  places: readonly Place[],
): Decided[] {
  const wanted = groupBy(places, ({ chainId }) => chainId);
  const opened = new Map(
    chains.flatMap((chain) => {
      const own = wanted.get(chain.id)?.map(({ link }) => link);
      if (!own) return [];
      return [[chain.id, linksOf(house.keys.open(chain.sealed), chain.rounds, own)] as const];
    }),
  );
  const salts = new Map(chains.map(({ id, salt }) => [id, salt]));
  return places.map(({ chainId, link: round }) => {
    const link = opened.get(chainId)?.get(round);
    const salt = salts.get(chainId);
    if (!link || !salt) throw new Error('This issue lies outside its chain');
    return { link, salt, round };
  });
}

/**
 * The same links as those of the package, by the server's own and quicker hash. A chain is walked once
 * from its end, whatever the number of links that are wanted.
 */
function linksOf(secret: string, rounds: number, wanted: readonly number[]): Map<number, string> {
  const links = new Map<number, string>();
  const isWanted = new Set(wanted);
  const first = Math.min(...wanted);
  let link = hashOf(secret);
  for (let round = rounds; round >= first; round -= 1) {
    if (isWanted.has(round)) links.set(round, link);
    link = hashOf(link);
  }
  return links;
}

function hashOf(text: string): string {
  return hash('sha256', text, 'hex');
}

export type ShownChain = {
  chainId: string;
  commitment: string;
  salt: string | null;
  rounds: number;
  committedAt: number;
  saltedAt: number | null;
};

const SHOWN = ['id', 'commitment', 'salt', 'rounds', 'committed_at', 'salted_at'] as const;

/** The chains that issues of a game are checked by, the newest first. */
export async function shownChains({ db }: House, gameCode: string): Promise<ShownChain[]> {
  const rows = await db
    .selectFrom('lottery_chains')
    .select(SHOWN)
    .where('game_code', '=', gameCode)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  return rows.map(showChain);
}

export async function shownChain({ db }: House, id: bigint): Promise<ShownChain> {
  const row = await db
    .selectFrom('lottery_chains')
    .select(SHOWN)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return showChain(row);
}

type ShownRow = Pick<ChainRow, (typeof SHOWN)[number]>;

function showChain({ id, commitment, salt, rounds, ...row }: ShownRow): ShownChain {
  return {
    chainId: String(id),
    commitment,
    salt,
    rounds,
    committedAt: row.committed_at.getTime(),
    saltedAt: row.salted_at?.getTime() ?? null,
  };
}
