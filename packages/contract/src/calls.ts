import type { Call } from './call.ts';
import * as domains from './domains.ts';

/** Every call of every domain, by its name: `system.status`. */
export function allCalls(): { name: string; call: Call }[] {
  return Object.entries(domains).flatMap(([domain, exported]) =>
    Object.entries(exported as Record<string, unknown>)
      .filter((entry): entry is [string, Call] => isCall(entry[1]))
      .map(([name, call]) => ({ name: `${domain}.${name}`, call })),
  );
}

/** An older and a newer family of relays have the same calls, each under names of its own. */
export function nameInOtherFamily(path: string): string {
  return path.replace(
    /\/(MCS2|MCSFE)_/,
    (_, family) => `/${family === 'MCS2' ? 'MCSFE' : 'MCS2'}_`,
  );
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'audience' in value;
}
