import type { RoleCode } from '@baize/contract';
import type { Generated, Selectable } from 'kysely';
import type { Database, Tables, Transaction } from '../../platform/database.ts';

declare module '../../platform/database.ts' {
  interface Tables {
    operator_rules: {
      only_one: Generated<boolean>;
      independent_after_days: number;
      shared_browser_hours: number;
      second_factor_roles: RoleCode[];
      version: number;
    };
  }
}

export type OperatorRules = Selectable<Tables['operator_rules']>;

/** When two accounts count as two people, and whose roles need a second factor. */
export function readRules(db: Database | Transaction): Promise<OperatorRules> {
  return db.selectFrom('operator_rules').selectAll().executeTakeFirstOrThrow();
}
