import type { FastifyInstance } from 'fastify';
import type { Listener } from './events.ts';
import type { House } from './house.ts';
import type { Job } from './jobs.ts';

declare module './house.ts' {
  interface House {
    /** What all domains of this house contribute to the one that takes it. */
    contributed: Contributed;
  }
}

/**
 * What a domain takes from those above it, which it may not call: approvals, guards, launchers. The
 * taking domain adds a name and a type here, by declaration merging; the others contribute.
 */
export interface Contributions {
  /** Do, before anyone can call, what the first calls would wait for. */
  preparations: () => Promise<void>;
}

export type Contributed = <Name extends keyof Contributions>(name: Name) => Contributions[Name][];

type Contribute = { [Name in keyof Contributions]?: readonly Contributions[Name][] };

/** One room of the house, as `app.ts` lists it: all that it brings with it. */
export type Domain = {
  /** The domain's word on the map. */
  readonly name: string;
  /** Reads what it remembers and follows its changes, before anything is served. */
  open?(app: FastifyInstance, house: House): void | Promise<void>;
  routes?(app: FastifyInstance, house: House): void | Promise<void>;
  /** What begins only when everything else stands. */
  start?(app: FastifyInstance, house: House): void | Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: a parameter of a narrower type has no other spelling
  readonly jobs?: readonly Job<any>[];
  // biome-ignore lint/suspicious/noExplicitAny: a parameter of a narrower type has no other spelling
  readonly listeners?: readonly Listener<any>[];
  readonly contributes?: Contribute;
};

/** A house that opens has done already what its first visitors would wait for. */
export async function prepareHouse(house: House): Promise<void> {
  await Promise.all(house.contributed('preparations').map((prepare) => prepare()));
}

/** Brings all domains into the house: first what they remember, then what they serve. */
export async function furnish(
  app: FastifyInstance,
  house: House,
  domains: readonly Domain[],
): Promise<void> {
  house.contributed = <Name extends keyof Contributions>(name: Name) =>
    domains.flatMap(({ contributes }) => [
      ...((contributes?.[name] ?? []) as readonly Contributions[Name][]),
    ]);
  for (const { jobs = [], listeners = [] } of domains) {
    house.jobs.add(...jobs);
    house.events.add(...listeners);
  }
  for (const domain of domains) await domain.open?.(app, house);
  for (const domain of domains) await domain.routes?.(app, house);
  for (const domain of domains) await domain.start?.(app, house);
}
