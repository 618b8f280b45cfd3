import { type Call, type Output, type Shape, socketNameOf } from '@baize/contract';
import { z } from 'zod/mini';
import type { Exchange, SocketExchange } from './exchange.ts';

/** Other ways than plain HTTP, for calls that take them. */
type Ways = { sealed?: Exchange; bySocket?: SocketExchange };

/** Makes one call of the contract: sends the input, returns the value, throws what was refused. */
export function createAsk(exchange: Exchange, { sealed = exchange, bySocket }: Ways = {}) {
  return async function ask<Input extends Shape, Value extends Shape>(
    call: Call<Input, Value>,
    input: Output<Input>,
    signal?: AbortSignal,
    /** Reads the answer by hand, for what is asked several times a second; a test holds it to the shape. */
    readValue: (value: unknown) => Output<Value> = (value) =>
      z.parse(call.value, value) as Output<Value>,
  ): Promise<Output<Value>> {
    // What the socket did not answer is asked again as it was: the call's own id makes it one.
    const answered =
      call.bySocket && (await bySocket?.(socketNameOf(call), writeInput(call.input, input)));
    if (answered) return readValue(answered.value);
    const { path, body } = addressOf(call, input);
    // A noted answer says something beside its value.
    const isBare = call.answer === 'bare' || call.answer === 'noted';
    const value = await (call.encrypted ? sealed : exchange)(path, {
      method: call.method,
      body,
      signal,
      answer: isBare ? 'bare' : undefined,
    });
    return readValue(value);
  };
}

/** A file for whoever may see it, and so asked for with the token. */
export function createAskFile(exchange: Exchange) {
  return async function askFile<Input extends Shape>(
    call: Call<Input>,
    input: Output<Input>,
    signal?: AbortSignal,
  ): Promise<Blob> {
    const { path, body } = addressOf(call, input);
    const sent = { method: call.method, body, signal, answer: 'file' } as const;
    return (await exchange(path, sent)) as Blob;
  };
}

type Fields = Record<string, unknown>;

/** Where a call goes, with what the path and the query take; what is left travels in the body. */
function addressOf<Input extends Shape>(call: Call<Input>, input: Output<Input>) {
  const { path, rest } = withParams(call.path, encodeInput(call.input, input));
  return call.method === 'GET'
    ? { path: withQuery(path, rest), body: undefined }
    : { path, body: rest };
}

/** What has a default may be left out: the server fills it in, and nothing of it is sent. */
function encodeInput<Input extends Shape>(schema: Input, input: Output<Input>): Fields {
  const given = input as Fields;
  const left = Object.entries(partsOf(schema)).filter(
    ([name, part]) => given[name] === undefined && part._zod.def.type === 'default',
  );
  if (left.length === 0) return z.encode(schema, input) as Fields;
  const names = Object.fromEntries(left.map(([name]) => [name, true] as const));
  const sent = Object.fromEntries(Object.entries(given).filter(([name]) => !names[name]));
  const rest: Shape = z.omit(schema as unknown as z.ZodMiniObject, names);
  return z.encode(rest, sent) as Fields;
}

/**
 * What is said over a socket is said several times a second: where nothing in it is written in another way
 * than it is held, it goes as it is.
 */
function writeInput<Input extends Shape>(schema: Input, input: Output<Input>): Fields {
  return isSaidAsHeld(schema) ? (input as Fields) : encodeInput(schema, input);
}

const asHeld = new WeakMap<object, boolean>();

function isSaidAsHeld(schema: Shape): boolean {
  const known = asHeld.get(schema);
  if (known !== undefined) return known;
  const is = hasPlainParts(schema._zod.def as z.core.$ZodTypes['_zod']['def']);
  asHeld.set(schema, is);
  return is;
}

/** What is not in this list may have a form of its own on the wire, as money does. */
function hasPlainParts(def: z.core.$ZodTypes['_zod']['def']): boolean {
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return true;
    case 'object':
      return Object.values(def.shape).every(isSaidAsHeld);
    case 'array':
      return isSaidAsHeld(def.element);
    case 'optional':
    case 'nullable':
    case 'default':
      return isSaidAsHeld(def.innerType);
    default:
      return false;
  }
}

/** The parts of a plain object; one that is checked as a whole cannot be taken apart. */
function partsOf({ _zod: { def } }: Shape): z.core.$ZodShape {
  if (def.type !== 'object' || (def.checks?.length ?? 0) > 0) return {};
  return (def as z.core.$ZodObjectDef).shape;
}

/** `/wps/game/bets/:betId` takes its places from the input. */
function withParams(path: string, input: Fields) {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}

function withQuery(path: string, input: Fields): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
