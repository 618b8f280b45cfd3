import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DOMAINS = 'apps/server/src/domains';
const words = JSON.parse(
  readFileSync('packages/i18n/src/locales/en/console-audit.json', 'utf8'),
) as Record<string, string>;

/** Where a domain writes into the log: the action stands in the same line. */
const WRITES = /\baction\b|recordOnRun|entryOf\(|putUp\(|audit\(house/;
const ACTION = /'([a-z]+\.[a-z-]+(?:\.[a-zA-Z-]+)?)'/g;
/** Kinds of approvals are named alike, and stand in lines of their own. */
const NO_ACTIONS = ['lottery.void'];

test('whatever is written into the log can be read there in words', () => {
  const areas = new Set(
    Object.keys(words).flatMap((id) => id.match(/^console\.audit\.area\.(\w+)$/)?.[1] ?? []),
  );
  const written = sourcesIn(DOMAINS).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => WRITES.test(line))
      .flatMap((line) => [...line.matchAll(ACTION)].map(([, action]) => action!)),
  );
  const actions = [...new Set(written)].filter(
    (action) => areas.has(action.split('.')[0]!) && !NO_ACTIONS.includes(action),
  );
  expect(actions.length).toBeGreaterThan(60);
  expect(actions.filter((action) => !(`console.audit.did.${action}` in words))).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}
