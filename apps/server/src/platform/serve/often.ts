import type { Call, Output, Shape } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { readJson } from '../bodies/json.ts';
import { admit, type Caller } from '../caller.ts';
import { type Asked, type FoundRoute, passageOf } from '../edge/gates.ts';
import { inOlderForm } from '../edge/older-clients.ts';
import { type Encoding, pack, packingFor } from '../edge/packing.ts';
import { readyHeaders } from '../edge/ready-headers.ts';
import { type Arrived, addShortRoute, breakOff, type ShortWay } from '../edge/short-way.ts';
import { refusalFor } from '../errors.ts';
import type { House } from '../house.ts';
import { Refusal } from '../refusal.ts';
import { envelopeAround, JSON_TYPE, nameOf, namesOf, serve } from '../serve.ts';
import { openPlainness, type SaidPlainly } from './plainness.ts';
import { readerFor } from './read-input.ts';

/** A call that is made often knows its input and its caller, and nothing of how it came. */
type Handler<Input extends Shape, Value extends Shape> = (
  input: Output<Input>,
  caller: Caller,
) => Promise<Output<Value>> | Output<Value>;

type AnsweredOften<Input extends Shape, Value extends Shape> = {
  handle: Handler<Input, Value>;
  /** Reads by hand what is as nearly all are; undefined where the shape has to be asked. */
  read?(said: unknown): Output<Input> | undefined;
  /** The value as text, as its shape would write it, by hand: a test holds both to the same words. */
  write(value: Output<Value>): string;
};

type Often = {
  call: Call;
  found: FoundRoute;
  enter: ReturnType<typeof passageOf>;
  pass: ReturnType<typeof passageOf>;
  answer(said: unknown, caller: Caller): Promise<string> | string;
};

/**
 * Serves a call that members make again and again. Where nothing about a request is unusual it is answered
 * before the framework is asked: the same gates, the same shape of the input, the same words and headers.
 */
export function serveOften<Input extends Shape, Value extends Shape>(
  app: FastifyInstance,
  house: House,
  call: Call<Input, Value>,
  { handle, read, write }: AnsweredOften<Input, Value>,
): void {
  serve(app, call, handle);
  const readSaid = readerFor(call);
  const wrap = (value: Output<Value>) => envelopeAround(write(value));
  const answer: Often['answer'] = (said, caller) => {
    const value = handle(read?.(said) ?? readSaid(said), caller);
    return value instanceof Promise ? value.then(wrap) : wrap(value);
  };
  for (const { method, path } of namesOf(call)) {
    const found = { url: path, call, name: nameOf(call) };
    const often: Often = {
      call,
      found,
      enter: passageOf(app, found, ['onRequest']),
      pass: passageOf(app, found, ['preHandler']),
      answer,
    };
    const readPlain = openPlainness(house, { call, method, path });
    addShortRoute(app, { method, path }, (way, request, response) => {
      const said = readPlain(request);
      if (!said) return false;
      const arrived = way.arrive(request, response);
      const { visitor: caller, log } = arrived;
      const asked = { caller, headers: request.headers, method, log };
      enter({ way, often, arrived, asked, isLast: false }, said);
      return true;
    });
  }
}

/** One request on its way. */
type Going = {
  way: ShortWay;
  often: Often;
  arrived: Arrived;
  asked: Asked;
  /** The body could not be read: what follows it on this line is not listened to. */
  isLast: boolean;
};

/** Goes on at once where nothing waits; what turns a request away is answered here. */
function step<Value>(
  going: Going,
  run: () => Promise<Value> | Value,
  next: (value: Value) => void,
): void {
  let value: Promise<Value> | Value;
  try {
    value = run();
  } catch (error) {
    turnAway(going, error);
    return;
  }
  if (value instanceof Promise) value.then(next, (error) => turnAway(going, error));
  else next(value);
}

function enter(going: Going, said: SaidPlainly): void {
  const { often, asked, arrived } = going;
  const { call } = often;
  const admitted = () => {
    if (said === 'body') hear(going);
    else pass(going, said.query);
  };
  step(
    going,
    () => often.enter(asked, { raw: arrived.response }),
    () => step(going, () => admit(asked.caller, call), admitted),
  );
}

/** Nearly every body comes in one piece. */
function hear(going: Going): void {
  const { request } = going.arrived;
  const parts: Buffer[] = [];
  going.isLast = true;
  request.on('data', (part: Buffer) => parts.push(part));
  request.once('error', () => turnAway(going, new Refusal('BODY_UNREADABLE')));
  request.once('end', () => {
    const read = () => readJson(textOf(parts)) ?? {};
    step(going, read, (said) => {
      going.isLast = false;
      pass(going, said);
    });
  });
}

function textOf(parts: readonly Buffer[]): string {
  const [first] = parts;
  return (parts.length === 1 && first ? first : Buffer.concat(parts)).toString();
}

function pass(going: Going, said: unknown): void {
  const { often, asked, arrived } = going;
  step(
    going,
    () => often.pass(asked, { raw: arrived.response }),
    () =>
      step(
        going,
        () => often.answer(said, asked.caller),
        (text) => say(going, { status: 200, text }),
      ),
  );
}

function turnAway(going: Going, error: unknown): void {
  const { way, arrived, asked } = going;
  const { url = '', headers } = arrived.request;
  try {
    const { status, retryAfterSeconds, body } = refusalFor(error, asked);
    const older = inOlderForm({ url, headers }, body, way.edge.olderClients);
    say(going, {
      status: older ? 200 : status,
      text: JSON.stringify(older ?? body),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  } catch (fault) {
    breakOff(arrived, fault);
  }
}

type Words = { status: number; text: string; retryAfterSeconds?: number };

/** Long texts are packed as they are on every other way. */
function say(going: Going, words: Words): void {
  const { text } = words;
  const encoding = packingFor(text, going.arrived.request.headers['accept-encoding']);
  if (!encoding) give(going, words, text);
  else pack(text, encoding, (packed) => give(going, words, packed ?? text, packed && encoding));
}

const JSON_SAID = readyHeaders({ 'content-type': JSON_TYPE });

function give(
  { way, often, arrived, asked, isLast }: Going,
  { status, retryAfterSeconds }: Words,
  body: string | Buffer,
  encoding?: Encoding,
): void {
  const headers: Record<string, string | number> = { 'content-length': Buffer.byteLength(body) };
  if (encoding) {
    headers['content-encoding'] = encoding;
    headers.vary = 'accept-encoding';
  }
  if (retryAfterSeconds !== undefined) headers['retry-after'] = retryAfterSeconds;
  if (isLast) headers.connection = 'close';
  const by = { found: often.found, caller: asked.caller };
  way.give(arrived, by, { status, says: JSON_SAID, headers, body });
}
