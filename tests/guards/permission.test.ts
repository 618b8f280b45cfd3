import { allCalls } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOf } from '../../apps/server/src/platform/serve.ts';
import { filled, type GuardedHouse, type LiveRoute, openGuardedHouse, tokens } from './callers.ts';
import { differences, promised } from './permission-rules.ts';
import { permissions } from './permissions.ts';

let at: GuardedHouse;

beforeAll(async () => {
  // Only who gets in is asked here, so behind every door stands the same answer.
  at = await openGuardedHouse((app) => {
    app.addHook('onRoute', (route) => {
      if (route.config?.call) route.handler = (_request, reply) => reply.send({ in: true });
    });
  });
});
afterAll(() => at.close());

test('the table and the contract agree on who may make which call', () => {
  expect(differences(allCalls(), permissions)).toEqual([]);
});

/** What the platform itself answers to anyone; everything else is a call of the contract. */
const OPEN = /^\/(healthz|readyz|metrics|openapi\.json|ws)$|^\/test\//;

test('nothing is served that the contract does not list', () => {
  const unlisted = at.routes.filter(({ isCall, path }) => !isCall && !OPEN.test(path));
  expect(unlisted).toEqual([]);
});

test('every call of the contract is served, under each of its names', () => {
  const served = new Set(at.routes.map(({ method, path }) => `${method} ${path}`));
  const missing = allCalls()
    .flatMap(({ call }) => namesOf(call))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !served.has(name));
  expect(missing).toEqual([]);
});

test('every call lets in whom the table names, and turns everyone else away', async () => {
  const wrong: string[] = [];
  for (const route of at.routes.filter(({ isCall }) => isCall)) {
    wrong.push(
      ...(await Promise.all(Object.keys(tokens).map((kind) => tryDoor(route, kind)))).flat(),
    );
  }
  expect(wrong).toEqual([]);
});

async function tryDoor({ method, path, name }: LiveRoute, kind: string): Promise<string[]> {
  const who = kind as keyof typeof tokens;
  const expected = promised(permissions[name!] ?? '', who, method);
  const found = await ask(method, path, tokens[who]);
  return found === expected ? [] : [`${kind} ${method} ${path}: ${found}, not ${expected}`];
}

async function ask(method: string, path: string, token: string): Promise<string> {
  const response = await at.app.inject({
    method: method as 'GET',
    url: filled(path),
    headers: token ? { authorization: token } : {},
    ...(method !== 'GET' && { payload: {} }),
  });
  const answer = response.json<{ in?: boolean; value?: unknown; errorCode?: string }>();
  if (answer.in) return 'in';
  const isDenial = response.statusCode === 401 || response.statusCode === 403;
  return isDenial && answer.value === null ? String(answer.errorCode) : response.body;
}
