import type { Call, Shape } from '@baize/contract';
import { z } from 'zod/mini';

export type JsonSchema = {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

export type CallSchemas = {
  input: JsonSchema;
  value: JsonSchema;
  /** What the two refer to, by its name among the file's components. */
  definitions: Record<string, JsonSchema>;
};

/** What a call takes and gives, as it is on the wire. */
export function callSchemas(name: string, call: Call): CallSchemas {
  const input = schemaOf(`${name}.input`, call.input);
  const value = schemaOf(`${name}.value`, call.value);
  return {
    input: input.schema,
    value: value.schema,
    definitions: { ...input.definitions, ...value.definitions },
  };
}

function schemaOf(name: string, shape: Shape) {
  const { $schema, $defs, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
  const definitions = Object.fromEntries(
    Object.entries($defs ?? {}).map(([id, inner]) => [`${name}.${id}`, pointTo(name, inner)]),
  );
  const whole = pointTo(name, schema);
  const isRecursive = JSON.stringify(whole).includes(`"#/components/schemas/${name}"`);
  return {
    schema: whole,
    definitions: isRecursive ? { ...definitions, [name]: whole } : definitions,
  };
}

/** References that meant this schema alone now mean the same inside the whole file. */
function pointTo(name: string, schema: JsonSchema): JsonSchema {
  const home = `#/components/schemas/${name}`;
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    return value === '#' ? home : value.replace(/^#\/\$defs\//, `${home}.`);
  });
}
