import { randomBytes } from 'node:crypto';
import { hashOfSeed } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import type { Statement } from '../../wallet/index.ts';

/** A seed pair in use, opened: it never leaves the process. */
export type OpenSeed = { id: bigint; serverSeed: string; clientSeed: string; hash: string };

/** Opened seeds by id, because unsealing one for every bet would be waste. */
export type SeedBox = {
  get(id: bigint): OpenSeed | undefined;
  add(seed: { id: bigint; sealed: string; clientSeed: string; hash: string }): OpenSeed;
};

const MAX_KEPT = 50_000;

export function openSeedBox(house: House): SeedBox {
  const seeds = new Map<bigint, OpenSeed>();
  return {
    get: (id) => seeds.get(id),
    add: ({ id, sealed, clientSeed, hash }) => {
      const seed = { id, serverSeed: house.keys.open(sealed), clientSeed, hash };
      if (seeds.size >= MAX_KEPT) seeds.delete(seeds.keys().next().value!);
      seeds.set(id, seed);
      return seed;
    },
  };
}

/** 64 hex characters, used and hashed as text; the client's part until the member chooses one. */
export function drawSeed(house: House): { sealed: string; hash: string } {
  const serverSeed = randomBytes(32).toString('hex');
  return { sealed: house.keys.seal(serverSeed), hash: hashOfSeed(serverSeed) };
}

export function drawClientSeed(): string {
  return randomBytes(8).toString('hex');
}

export const selectSeeds: Statement = {
  name: 'play-seeds',
  text: 'select id, sealed, client_seed, hash from seeds where id = any($1::bigint[])',
};

/** The seed in use and the next one, for members who never bet before. */
export const insertSeeds: Statement = {
  name: 'play-new-seeds',
  text: `insert into seeds (member_id, currency, sealed, hash, client_seed, made_at, used_from)
    select w.member_id, w.currency, w.sealed, w.hash, w.client_seed, $6::timestamptz,
           case when w.client_seed is not null then $6::timestamptz end
    from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[])
      w (member_id, currency, sealed, hash, client_seed)
    returning id, member_id, currency, sealed, hash, client_seed`,
};

export type SeedOwner = { memberId: bigint; currency: string };

export function newSeedColumns(house: House, owners: readonly SeedOwner[], at: Date): unknown[] {
  const rows = owners.flatMap(({ memberId, currency }) => [
    { memberId, currency, ...drawSeed(house), clientSeed: drawClientSeed() },
    { memberId, currency, ...drawSeed(house), clientSeed: null },
  ]);
  return [
    rows.map((row) => row.memberId),
    rows.map((row) => row.currency),
    rows.map((row) => row.sealed),
    rows.map((row) => row.hash),
    rows.map((row) => row.clientSeed),
    at,
  ];
}
