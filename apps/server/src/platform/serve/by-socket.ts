import { type Call, type Output, type Shape, socketNameOf } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { assertTame } from '../bodies/json.ts';
import { admit, type Caller } from '../caller.ts';
import { tellAnswered } from '../edge/answered.ts';
import { type Asked, type FoundRoute, socketPassage, type ToCome } from '../edge/gates.ts';
import { refusalFor } from '../errors.ts';
import { Refusal } from '../refusal.ts';
import { envelopeAround, envelopeOf, nameOf, serve } from '../serve.ts';
import { strictWhereAsked } from './read-input.ts';

/** A call that may come over a socket knows its input and its caller, and nothing of how it came. */
type Handler<Input extends Shape, Value extends Shape> = (
  input: Output<Input>,
  caller: Caller,
) => Promise<Output<Value>> | Output<Value>;

/** A call that comes so often that its words are read and written by hand. */
export type QuickWords<Input extends Shape, Value extends Shape> = {
  /** Undefined where the shape has to be asked: it refuses what is wrong, in its own words. */
  read(said: unknown): Output<Input> | undefined;
  /** The value as text, as its shape would write it. */
  write(value: Output<Value>): string;
};

type Served = {
  call: Call;
  found: FoundRoute;
  passage: ReturnType<typeof socketPassage>;
  /** The envelope as text. */
  answer(input: unknown, caller: Caller): Promise<string>;
};

const servedBy = new WeakMap<FastifyInstance, Map<string, Served>>();

/** Answers one call of the contract over HTTP, and over a socket to whoever has one open. */
export function serveBySocket<Input extends Shape, Value extends Shape>(
  app: FastifyInstance,
  call: Call<Input, Value>,
  handle: Handler<Input, Value>,
  quick?: QuickWords<Input, Value>,
): void {
  serve(app, call, handle);
  const input = strictWhereAsked(call);
  const write = (value: Output<Value>) =>
    quick ? envelopeAround(quick.write(value)) : envelopeOf(call, value);
  const found = { url: call.path, call, name: nameOf(call) };
  const served = servedBy.get(app) ?? new Map<string, Served>();
  servedBy.set(app, served);
  served.set(socketNameOf(call), {
    call,
    found,
    passage: socketPassage(app, found),
    answer: async (said, caller) =>
      write(await handle(quick?.read(said) ?? (z.parse(input, said) as Output<Input>), caller)),
  });
}

/** The calls that are answered over sockets, by their names there. */
export function callsBySocket(app: FastifyInstance): readonly string[] {
  return [...(servedBy.get(app)?.keys() ?? [])];
}

type SocketCall = {
  name: string;
  input: unknown;
  /** The one behind the socket, before anyone has looked who it is. */
  visitor: Caller;
  token: string | undefined;
};

/** The same status and the same envelope that the same call would get over HTTP. */
export type SocketAnswer = { status: number; body: string };

/**
 * One call that came over a socket. It passes what a request passes: who asks is found anew by their
 * token each time, so a session that ended or a house that closed meanwhile is met here as well.
 */
export async function answerBySocket(
  app: FastifyInstance,
  { name, input, visitor, token }: SocketCall,
): Promise<SocketAnswer> {
  const began = performance.now();
  const served = servedBy.get(app)?.get(name);
  const { toCome, close } = openToCome();
  const asked: Asked = {
    caller: visitor,
    headers: token ? { authorization: token } : {},
    method: served?.call.method ?? 'POST',
    log: app.log,
  };
  const answer = await answerAsked(served, { asked, toCome, input });
  close();
  tellAnswered(app, {
    found: served?.found ?? null,
    caller: asked.caller,
    status: answer.status,
    ms: performance.now() - began,
    method: asked.method,
    address: visitor.address,
    log: app.log,
  });
  return answer;
}

type Asking = { asked: Asked; toCome: ToCome; input: unknown };

async function answerAsked(
  served: Served | undefined,
  { asked, toCome, input }: Asking,
): Promise<SocketAnswer> {
  try {
    if (!served) throw new Refusal('NOT_FOUND');
    await served.passage.onRequest(asked, toCome);
    admit(asked.caller, served.call);
    assertTame(input);
    await served.passage.preHandler(asked, toCome);
    return { status: 200, body: await served.answer(input, asked.caller) };
  } catch (error) {
    const { status, body } = refusalFor(error, asked);
    return { status, body: JSON.stringify(body) };
  }
}

/** Stands for the answer while it is made, for whoever counts those under way. */
function openToCome(): { toCome: ToCome; close(): void } {
  const listeners: (() => void)[] = [];
  return {
    toCome: { raw: { once: (_moment, listener) => listeners.push(listener) } },
    close: () => {
      for (const listener of listeners) listener();
    },
  };
}
