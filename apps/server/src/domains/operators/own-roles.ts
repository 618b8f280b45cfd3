import { type Right, type RoleCode, roles as shippedRoles } from '@baize/contract';
import { type Selectable, sql } from 'kysely';
import type { Database, Tables, Transaction } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';

declare module '../../platform/database.ts' {
  interface Tables {
    operator_roles: {
      code: RoleCode;
      name: string;
      description: string;
      rights: Right[];
      version: number;
      created_at: Date;
    };
  }
}

export type OwnRole = Selectable<Tables['operator_roles']>;

export const shippedCodes = Object.keys(shippedRoles);

/** The roles that the brand composed, in the order of their names. */
export function readOwnRoles(db: Database | Transaction): Promise<OwnRole[]> {
  return db.selectFrom('operator_roles').selectAll().orderBy('name').execute();
}

/** A set of roles, each of which there is: the shipped first, in their order, then the brand's own. */
export async function knownRoles(
  db: Database | Transaction,
  roles: readonly RoleCode[],
): Promise<RoleCode[]> {
  const own = (await readOwnRoles(db)).map(({ code }) => code);
  const known = [...shippedCodes, ...own];
  if (roles.some((role) => !known.includes(role))) {
    refuse('INVALID_INPUT', { value: { roles: 'unknown' } });
  }
  return known.filter((role) => roles.includes(role));
}

/** The rights of the brand's own roles that an operator `o` holds, within a query of operators. */
export const ownRightsOf = sql<
  Right[]
>`coalesce((select array_agg(distinct r) from operator_roles c,
  unnest(c.rights) r where c.code = any (o.roles)), '{}')`;
