import { allCalls } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { JsonSchema } from '../../apps/server/src/platform/openapi/schemas.ts';
import { describeCalls } from '../../apps/server/src/platform/openapi.ts';
import { type GuardedHouse, openGuardedHouse } from './callers.ts';

let at: GuardedHouse;
beforeAll(async () => {
  at = await openGuardedHouse();
});
afterAll(() => at.close());

const file = describeCalls();
const operations = Object.entries(file.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
);

test('every live route is in the file', () => {
  const described = new Set(operations.map(({ path, verb }) => `${verb.toUpperCase()} ${path}`));
  const missing = at.routes
    .filter(({ path }) => !/^\/(test\/|ws$)/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    .filter((name) => !described.has(name));
  expect(missing).toEqual([]);
});

test('no two operations share an id, and every reference leads somewhere', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...JSON.stringify(file).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  const dangling = references.filter(
    ([, kind, name]) => !(name! in (file.components[kind!] ?? {})),
  );
  expect(dangling).toEqual([]);
});

test('a place in a path is always described', () => {
  for (const { path, operation } of operations) {
    const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = (operation.parameters as { name: string; in: string }[] | undefined) ?? [];
    const inPath = described.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name).sort()).toEqual(places.sort());
  }
});

test('operators ask for a list by page or after, and by pageSize', () => {
  const others = ['size', 'limit', 'offset', 'before'];
  const odd = allCalls()
    .filter(({ call }) => call.path.startsWith('/ops/') && call.method === 'GET')
    .filter(({ call }) => {
      const { shape = {} } = call.input._zod.def as { shape?: object };
      return others.some((name) => name in shape);
    });
  expect(odd.map(({ name }) => name)).toEqual([]);
});

const open = allCalls().filter(
  ({ call }) => call.audience === 'anyone' && call.method === 'GET' && !call.path.includes(':'),
);

describe.each(open)('$name', ({ call }) => {
  test('answers as the file says', async () => {
    const response = await at.app.inject(call.path);
    const operation = file.paths[call.path]!.get!;
    const schema = answerSchema(operation, String(response.statusCode));
    if (!schema) return expect(response.statusCode).toBe(204);
    const isText = call.answer === 'text' && response.statusCode === 200;
    const answer: unknown = isText ? response.body : response.json();
    expect(z.fromJSONSchema(bundled(schema) as never).safeParse(answer).error).toBeUndefined();
  });
});

type Described = { $ref?: string; content?: Record<string, { schema: JsonSchema }> };

function answerSchema(operation: Record<string, unknown>, status: string): JsonSchema | undefined {
  const described = (operation.responses as Record<string, Described>)[status];
  const name = described?.$ref?.split('/').pop();
  const response = name ? (file.components.responses![name] as Described) : described;
  return Object.values(response?.content ?? {})[0]?.schema;
}

/** A schema that carries what it refers to. */
function bundled(schema: JsonSchema): object {
  const whole = JSON.stringify({ ...schema, $defs: file.components.schemas });
  return JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/'));
}
