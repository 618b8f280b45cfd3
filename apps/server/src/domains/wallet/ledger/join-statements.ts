import type { Statement } from './ledger-statements.ts';

/** One statement of several, with how many parameters it takes; what it returns is known by its name. */
export type StatementPart = { text: string; parameters: number; name?: string };

/**
 * Joins statements that write into one: each keeps its own text and parameters, and the database
 * plans, binds and starts once instead of once for each.
 */
export function joinStatements(name: string, parts: readonly StatementPart[]): Statement {
  let before = 0;
  const texts = parts.map(({ text, parameters }) => {
    const offset = before;
    before += parameters;
    return text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + offset}`);
  });
  const last = texts.pop()!;
  const heads = texts.map((text, n) => `${parts[n]!.name ?? `part${n}`} as (${text})`);
  return { name, text: `with ${heads.join(',\n')}\n${last}` };
}
