import type { Statement } from '../../wallet/index.ts';

/**
 * Joins statements that write into one: each keeps its own text and parameters, and the database
 * plans, binds and starts once instead of once for each.
 */
export function joinStatements(
  name: string,
  parts: readonly { text: string; parameters: number }[],
): Statement {
  let before = 0;
  const texts = parts.map(({ text, parameters }) => {
    const offset = before;
    before += parameters;
    return text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + offset}`);
  });
  const last = texts.pop()!;
  const heads = texts.map((text, n) => `part${n} as (${text})`);
  return { name, text: `with ${heads.join(',\n')}\n${last}` };
}
