import { allCalls, type Call } from '@baize/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callSchemas } from '../../apps/server/src/platform/openapi/schemas.ts';
import { patience } from '../../apps/server/src/testing/patience.ts';
import { type GuardedHouse, openGuardedHouse, tokens } from './callers.ts';
import { hostileTo } from './hostile-values.ts';

let at: GuardedHouse;
beforeAll(async () => {
  at = await openGuardedHouse();
});
afterAll(() => at.close());

const isSoak = process.env.SOAK === '1';
const RUNS = isSoak ? 1_000 : 15;
// The short run is the same every time; the long one looks somewhere new each night.
const SEED = isSoak ? Date.now() % 2 ** 31 : 8_080;
const SLOWEST_MS = 3_000;

const TOKENS: Record<Call['audience'], string> = {
  anyone: tokens.visitor,
  session: tokens.member,
  member: tokens.member,
  agent: tokens.agent,
  operator: tokens.admin,
  vendor: tokens.visitor,
};

describe.each(allCalls())(
  '$name',
  ({ name, call }) => {
    test('answers whatever it is sent, soon, and without showing its workings', async () => {
      const { input } = callSchemas(name, call);
      const inputs = hostileTo(input);
      await fc.assert(
        fc.asyncProperty(inputs, (value) => endure(call, value)),
        { numRuns: RUNS, seed: SEED },
      );
    });

    test('answers what is not even JSON', async () => {
      for (const body of ['{', '[[[[', '"', 'nul', '\0', '{"a":1}}', '{"a":'.repeat(5_000)]) {
        if (call.method !== 'GET') await endure(call, body);
      }
    });
  },
  600_000,
);

async function endure(call: Call, value: unknown): Promise<void> {
  const startedAt = performance.now();
  const response = await at.app.inject(requestFor(call, value));
  const tookMs = performance.now() - startedAt;
  expect(response.statusCode, response.body).toBeLessThan(500);
  expect(response.body).not.toMatch(WORKINGS);
  expect(tookMs).toBeLessThan(patience(SLOWEST_MS));
}

const WORKINGS =
  /\bat \S+ \(|\.(ts|js):\d+|node_modules|syntax error at|violates \w+ constraint|duplicate key|invalid input syntax|FST_ERR/i;

function requestFor({ method, path, audience }: Call, value: unknown) {
  const fields = typeof value === 'object' && value !== null ? value : { value };
  const url = path.replace(/:(\w+)/g, (_, name: string) => encode(field(fields, name) ?? '1'));
  const headers = { authorization: TOKENS[audience], 'content-type': 'application/json' };
  if (method !== 'GET') {
    return {
      method,
      url,
      headers,
      payload: typeof value === 'string' ? value : `${toJson(value)}`,
    };
  }
  const query = Object.entries(fields).map(([name, inner]) => `${encode(name)}=${encode(inner)}`);
  return { method, url: `${url}?${query.join('&').slice(0, 12_000)}`, headers };
}

const field = (fields: object, name: string) => (fields as Record<string, unknown>)[name];

const toJson = (value: unknown) => JSON.stringify(value) ?? 'null';

function encode(value: unknown): string {
  const words = typeof value === 'object' ? toJson(value) : String(value);
  return encodeURIComponent(Buffer.from(words.slice(0, 2_000)).toString());
}
