import { exchange } from './exchange.ts';

/**
 * Reads one of the calls of the first view: without their shapes, whose reader is heavier than the
 * page itself. The server has checked the answer against the same contract.
 */
export async function readFirst<Value>(
  path: string,
  query: Record<string, string | number>,
  signal?: AbortSignal,
): Promise<Value> {
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, `${value}`]),
  );
  return (await exchange(`${path}?${asked}`, { signal })) as Value;
}
