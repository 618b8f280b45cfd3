import { moneyNumber, readMoney } from '@baize/money';
import { z } from 'zod/mini';
import type { Right } from './operators/rights.ts';

/** Who may make a call. What no audience admits is refused. */
export type Audience = 'anyone' | 'session' | 'member' | 'agent' | 'operator' | 'vendor';

/** How often a call may be made: every class has one budget, in platform/limits. */
export type CallClass =
  | 'read'
  | 'write'
  | 'login'
  | 'sms'
  | 'captcha'
  | 'bet'
  | 'vendor'
  | 'money'
  | 'report'
  | 'upload'
  | 'open';

/**
 * What the answer looks like: the envelope, the envelope with an error code beside success, bare JSON,
 * plain text, a file, nothing (204), or another address to go to.
 */
export type AnswerForm = 'envelope' | 'noted' | 'bare' | 'text' | 'file' | 'empty' | 'redirect';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

// The small build of zod: the portal's first view carries these shapes, and must stay light.
export type Shape = z.core.$ZodType;
export type Output<S extends Shape> = z.core.output<S>;
export type Wire<S extends Shape> = z.core.input<S>;

/** Anything that JSON can hold: what a column keeps whose shape is another's matter. */
export type Json = z.core.util.JSONType;

/** One call of the API: named once here, answered by the server, made by the front ends. */
export type Call<Input extends Shape = Shape, Value extends Shape = Shape> = {
  method: Method;
  path: string;
  audience: Audience;
  class: CallClass;
  input: Input;
  value: Value;
  /** One sentence for the OpenAPI file. */
  summary: string;
  /** What an operator must be allowed to do; named beside every operators' call. */
  right?: Right;
  /** Older and newer names of the same call, and other verbs that clients use for it. */
  also?: readonly { method?: Method; path?: string }[];
  answer?: AnswerForm;
  /** Often enough made, and so harmless when repeated, that a socket which is open anyway takes it too. */
  bySocket?: true;
  /** The body may come encrypted, in any of the forms that are switched on. */
  encrypted?: true;
  /** Answered even in maintenance, and to regions that are not served. */
  whileClosed?: true;
  /** Open even to one who must change the password first; `enrolling`: who must set up a second factor. */
  whileRestricted?: true | 'enrolling';
  /** Closed to a frozen member, who may read but not play, pay or be paid. */
  notWhileFrozen?: true;
  /**
   * For an operator who looks at the pages as a member sees them. Only calls that read are open to them:
   * `open` is one more of those, `closed` one that reads and yet leaves a trace or gives everything away.
   */
  whileViewed?: 'open' | 'closed';
};

export function call<Input extends Shape, Value extends Shape>(
  call: Call<Input, Value>,
): Call<Input, Value> {
  return call;
}

// Money is a JSON number on the wire (decimal text is read too) and a bigint on both shores.
// One that is not there at all is told apart from one that is wrong.
export const MISSING = 'missing';
const wireAmount = z
  .union([z.number(), z.string().check(z.minLength(1, MISSING), z.maxLength(20))], {
    error: ({ input }) => (input === undefined || input === null ? MISSING : undefined),
  })
  .check(z.refine((value) => readMoney(value) !== null, { error: 'amount' }));
export const amount = z.codec(wireAmount, z.bigint(), {
  decode: (value) => readMoney(value) ?? 0n,
  encode: moneyNumber,
});
/** An amount that someone pays: above zero. */
export const payment = amount.check(z.refine((units) => units > 0n, { error: 'amount' }));
/** Stakes have whole cents. */
export const stake = payment.check(z.refine((units) => units % 100n === 0n, { error: 'amount' }));

/** Made by the client, so that a repeat is harmless; unique per caller across all calls. */
export const requestId = z.string().check(z.regex(/^[A-Za-z0-9_:.-]{8,64}$/));

/** A whole number, also when it comes as text in a query. */
export const whole = (min: number, max: number) =>
  z.pipe(z.coerce.number(), z.int().check(z.gte(min), z.lte(max)));

/** Ids of bets, orders, deposits, withdrawals and files are strings on the wire. */
export const idText = z.string().check(z.regex(/^\d{1,18}$/));
/** Member ids and node ids are integers. */
export const idNumber = whole(1, Number.MAX_SAFE_INTEGER);

/** Epoch milliseconds. */
export const instant = z.int();
/** A bound of a period in a query: epoch milliseconds, as text or number. */
export const instantInput = whole(0, 8_640_000_000_000_000);

export const pageNumber = z._default(whole(1, 1_000_000), 1);
export const pageSize = z._default(whole(1, 999), 20);

/** Text of a bounded length that people typed; PostgreSQL keeps neither a zero nor half a character. */
export const text = (max: number, min = 0) =>
  z.string().check(
    z.minLength(min),
    z.maxLength(max),
    z.refine((value) => !/\0|\p{Cs}/u.test(value), { error: 'text' }),
  );

export const nothing = z.object({});
export const done = z.null();
