import fc from 'fast-check';
import type { JsonSchema } from '../../apps/server/src/platform/openapi/schemas.ts';

const WORDS = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  'null',
  'true',
  '\0',
  'a\0b',
  '\u202Egnp.exe',
  '\uD800',
  '😀'.repeat(200),
  "' or 1=1 --",
  "'; select pg_sleep(5); --",
  '1; drop table members',
  '{{7*7}}#{7*7}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '=cmd|calc',
  '%00%0d%0aX-Injected: 1',
  'x'.repeat(10_000),
];

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e-7,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e308,
  -1e308,
];

const anyWord = fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 60, unit: 'binary' }));
const anyNumber = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer(), fc.double({ noNaN: true }));

/** Anything at all that JSON can say. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  anyWord,
  anyNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[[[]]]], { __proto__: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that come close to what a schema asks for, and miss it in every way. */
export function hostileTo(schema: JsonSchema | boolean, depth = 0): fc.Arbitrary<unknown> {
  // A schema that is a truth value allows anything, or nothing.
  if (depth > 5 || typeof schema === 'boolean') return junk;
  return fc.oneof({ weight: 5, arbitrary: closeTo(schema, depth) }, { weight: 1, arbitrary: junk });
}

function closeTo(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => hostileTo(choice, depth + 1)));
  switch (schema.type) {
    case 'object':
      return objectsLike(schema, depth);
    case 'array':
      return fc.array(hostileTo((schema.items ?? {}) as JsonSchema, depth + 1), { maxLength: 4 });
    case 'string':
      return wordsLike(schema);
    case 'number':
    case 'integer':
      return numbersLike(schema);
    case 'boolean':
      return fc.boolean();
    default:
      return junk;
  }
}

function objectsLike({ properties = {} }: JsonSchema, depth: number): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, inner]) => [
    name,
    hostileTo(inner, depth + 1),
  ]);
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const whole = fc.record(Object.fromEntries(fields));
  const strange = fc.dictionary(anyWord, junk, { maxKeys: 2 });
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 2, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, strange).map(([a, b]) => ({ ...a, ...b })) },
  );
}

function wordsLike({ pattern }: JsonSchema): fc.Arbitrary<string> {
  if (typeof pattern !== 'string') return anyWord;
  try {
    return fc.oneof({ weight: 3, arbitrary: fc.stringMatching(new RegExp(pattern)) }, anyWord);
  } catch {
    return anyWord;
  }
}

function numbersLike({ minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const [low, high] = [minimum, maximum].map((bound) => (typeof bound === 'number' ? bound : 0));
  const near = fc.constantFrom(low!, high!, low! - 1, high! + 1, low! + 0.5, 1, 7);
  return fc.oneof({ weight: 3, arbitrary: near }, anyNumber);
}
