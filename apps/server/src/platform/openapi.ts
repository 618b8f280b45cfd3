import { allCalls, type Call, refusals } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { forWatchers } from './edge/watchers.ts';
import type { House } from './house.ts';
import { callSchemas, type JsonSchema } from './openapi/schemas.ts';
import { namesOf } from './serve.ts';

type Operation = Record<string, unknown>;
export type OpenApi = {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

export function openapiRoute(app: FastifyInstance, house: House): void {
  let file: OpenApi | undefined;
  app.get('/openapi.json', { onRequest: forWatchers(house) }, () => {
    file ??= describeCalls();
    return file;
  });
}

/** The OpenAPI file of every call, under each of its names. */
export function describeCalls(calls = allCalls()): OpenApi {
  const schemas: Record<string, JsonSchema> = { Refusal: refusalSchema };
  const paths: OpenApi['paths'] = ownPaths();
  for (const { name, call } of calls) {
    const shapes = callSchemas(name, call);
    Object.assign(schemas, shapes.definitions);
    namesOf(call).forEach(({ method, path }, index) => {
      const url = path.replace(/:(\w+)/g, '{$1}');
      const operationId = index === 0 ? name : `${name}.${index + 1}`;
      const place = { method, path, operationId };
      paths[url] = {
        ...paths[url],
        [method.toLowerCase()]: describeCall(call, place, shapes.input, shapes.value),
      };
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Baize',
      version: '1',
      description: 'Every call of the house. Amounts are numbers of at most four decimals.',
    },
    paths,
    components: {
      schemas,
      responses: refusalResponses(),
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  };
}

type Place = { method: string; path: string; operationId: string };

function describeCall(
  call: Call,
  { method, path, operationId }: Place,
  input: JsonSchema,
  value: JsonSchema,
): Operation {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const isRead = method === 'GET';
  return {
    operationId,
    summary: call.summary,
    tags: [operationId.split('.')[0]],
    'x-audience': call.audience,
    'x-class': call.class,
    ...(call.right && { 'x-right': call.right }),
    ...(call.audience !== 'anyone' &&
      call.audience !== 'vendor' && { security: [{ session: [] }] }),
    parameters: parametersOf(input, inPath, isRead),
    ...(!isRead && { requestBody: bodyOf(call, input, inPath) }),
    responses: { ...answerOf(call, value), ...refusalReferences(), ...vendorsNo(call, value) },
  };
}

function parametersOf(input: JsonSchema, inPath: string[], isRead: boolean): unknown[] {
  const properties = Object.entries(input.properties ?? {});
  return properties
    .filter(([name]) => isRead || inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (input.required?.includes(name) ?? false),
      schema,
    }));
}

function bodyOf(call: Call, input: JsonSchema, inPath: string[]) {
  const properties = Object.entries(input.properties ?? {});
  const schema = !input.properties
    ? input
    : {
        ...input,
        properties: Object.fromEntries(properties.filter(([name]) => !inPath.includes(name))),
        required: (input.required ?? []).filter((name) => !inPath.includes(name)),
      };
  const sealed = { schema: { type: 'string', description: 'The same JSON, encrypted.' } };
  return {
    content: {
      'application/json': { schema },
      ...(call.encrypted && { 'application/jose': sealed, 'text/plain': sealed }),
    },
  };
}

function answerOf(call: Call, value: JsonSchema): Record<string, unknown> {
  switch (call.answer ?? 'envelope') {
    case 'envelope':
      return ok('application/json', envelope(value));
    case 'noted':
      return ok('application/json', notedEnvelope(value));
    case 'bare':
      return ok('application/json', value);
    case 'text':
      return ok('text/plain', value);
    case 'file':
      return ok('application/octet-stream', { type: 'string', format: 'binary' });
    case 'redirect':
      return { 302: { description: 'Go on there.' } };
    case 'empty':
      return { 204: { description: 'Done, and nothing to say.' } };
  }
}

/** A vendor that is known is told what is wrong in the words it knows. */
function vendorsNo(call: Call, value: JsonSchema): Record<string, unknown> {
  if (call.audience !== 'vendor') return {};
  const anyOf = [notedEnvelope(value), { $ref: '#/components/schemas/Refusal' }];
  return {
    400: { description: 'Not valid.', content: { 'application/json': { schema: { anyOf } } } },
  };
}

const ok = (type: string, schema: JsonSchema) => ({
  200: { description: 'Done.', content: { [type]: { schema } } },
});

const envelope = (value: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { success: { const: true }, value, message: { type: 'string' } },
  required: ['success', 'value', 'message'],
  additionalProperties: false,
});

const notedEnvelope = (noted: JsonSchema): JsonSchema => ({
  ...noted,
  properties: {
    success: { const: true },
    message: { type: 'string' },
    ...noted.properties,
  },
  required: [...new Set(['success', 'message', ...(noted.required ?? [])])],
});

const refusalSchema: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    value: {},
    message: { type: 'string', description: "For people, in the request's language." },
    errorCode: {
      type: 'string',
      enum: [...new Set(Object.values(refusals).map(([, code]) => code))],
    },
  },
  required: ['success', 'value', 'message', 'errorCode'],
  additionalProperties: false,
};

const statuses = [...new Set(Object.values(refusals).map(([status]) => String(status)))].sort();

function refusalResponses(): Record<string, unknown> {
  const schema = { $ref: '#/components/schemas/Refusal' };
  return Object.fromEntries(
    statuses.map((status) => [
      `Refused${status}`,
      { description: codesOf(status), content: { 'application/json': { schema } } },
    ]),
  );
}

function codesOf(status: string): string {
  const codes = Object.values(refusals).filter(([given]) => String(given) === status);
  return codes.map(([, code, words]) => `\`${code}\`: ${words}`).join('; ');
}

function refusalReferences(): Record<string, unknown> {
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
  );
}

/** What the platform answers by itself, outside the contract. */
function ownPaths(): OpenApi['paths'] {
  const state = {
    type: 'object',
    properties: { status: { type: 'string' } },
    required: ['status'],
  } satisfies JsonSchema;
  const get = (operationId: string, summary: string, responses: object) => ({
    get: { operationId, summary, responses },
  });
  return {
    '/healthz': get('healthz', 'The process lives.', ok('application/json', state)),
    '/readyz': get('readyz', 'The server serves.', {
      ...ok('application/json', state),
      503: { description: 'Not now.', content: { 'application/json': { schema: state } } },
    }),
    '/metrics': get('metrics', 'For Prometheus.', ok('text/plain', { type: 'string' })),
    '/openapi.json': get('openapi', 'This file.', ok('application/json', { type: 'object' })),
  };
}
