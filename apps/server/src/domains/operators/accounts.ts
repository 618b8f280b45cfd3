import {
  type operatorsStaff as contract,
  type Output,
  type Right,
  type RoleCode,
  roles,
} from '@baize/contract';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database, Tables, Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { onPage, pageOf } from '../../platform/lists/paging.ts';
import { refuse } from '../../platform/refusal.ts';
import { limitsOf, type OperatorLimits } from './limits.ts';
import type { OperatorRules } from './rules.ts';

declare module '../../platform/database.ts' {
  interface Tables {
    operators: {
      id: Generated<bigint>;
      username: string;
      name: string;
      password_hash: string;
      needs_password_change: boolean;
      roles: RoleCode[];
      is_disabled: Generated<boolean>;
      totp_secret: string | null;
      totp_pending: string | null;
      totp_last_step: Generated<bigint>;
      recovery_codes: Generated<string[]>;
      email_sealed: string | null;
      version: Generated<number>;
      created_at: Date;
      last_login_at: Date | null;
    };
  }
}

export type OperatorRow = Selectable<Tables['operators']>;

export async function findByName(
  db: Database | Transaction,
  username: string,
): Promise<OperatorRow | undefined> {
  return db
    .selectFrom('operators')
    .selectAll()
    .where('username', '=', username.trim().toLowerCase())
    .executeTakeFirst();
}

export async function findById(db: Database, id: bigint): Promise<OperatorRow> {
  const row = await db.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? refuse('NOT_FOUND');
}

const STAFF_LOCK = 4_221_021;

/** Changes of who may do what happen one after another: two administrators cannot remove each other. */
export async function holdStaff(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${STAFF_LOCK})`.execute(tx);
}

/** The operator, held until the transaction ends. */
export async function lockOperator(tx: Transaction, id: bigint): Promise<OperatorRow> {
  const row = await tx
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('NOT_FOUND');
}

export async function listOperators(house: House, page: number, pageSize: number) {
  const { count } = await house.db
    .selectFrom('operators')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await house.db
    .selectFrom('operators')
    .selectAll()
    .orderBy('username')
    .$call(onPage({ page, size: pageSize }))
    .execute();
  const limits = await limitsOf(
    house.db,
    rows.map(({ id }) => id),
  );
  return pageOf(
    rows.map((row) => asOperator(house, row, limits(row.id))),
    Number(count),
    { page, size: pageSize },
  );
}

/** An operator as the console shows one: no hash, no secret. */
function asOperator(
  house: House,
  row: OperatorRow,
  limits: OperatorLimits,
): Output<typeof contract.operator> {
  return {
    id: Number(row.id),
    username: row.username,
    name: row.name,
    email: emailOf(house, row),
    roles: row.roles,
    limits,
    isDisabled: row.is_disabled,
    hasSecondFactor: row.totp_secret !== null,
    needsPasswordChange: row.needs_password_change,
    createdAt: row.created_at.getTime(),
    lastLoginAt: row.last_login_at?.getTime() ?? null,
    version: row.version,
  };
}

export function emailOf(house: House, { email_sealed }: OperatorRow): string | null {
  return email_sealed && house.keys.open(email_sealed);
}

/** Where real money is at stake nobody runs the house with a password alone; elsewhere the rules say who may. */
export function isFactorDemanded(
  house: House,
  held: readonly RoleCode[],
  { second_factor_roles }: Pick<OperatorRules, 'second_factor_roles'>,
): boolean {
  if (house.config.profile === 'production') return true;
  return held.some((role) => second_factor_roles.includes(role));
}

/** The rights of shipped roles, and those that the brand's own roles give besides. */
export function rightsOf(held: readonly RoleCode[], own: readonly Right[]): Right[] {
  const shipped: Record<RoleCode, readonly Right[]> = roles;
  return [...new Set([...held.flatMap((role) => shipped[role] ?? []), ...own])];
}

export async function operatorNames(house: House, ids: bigint[]): Promise<Map<bigint, string>> {
  if (ids.length === 0) return new Map();
  const rows = await house.db
    .selectFrom('operators')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** An operator with their limits, as they stand within a change. */
export async function showOperator(
  house: House,
  db: Database | Transaction,
  row: OperatorRow,
): Promise<Output<typeof contract.operator>> {
  return asOperator(house, row, (await limitsOf(db, [row.id]))(row.id));
}
