import type { Call, Output, Shape } from '@baize/contract';
import { z } from 'zod/mini';

const STRICT_PATHS = /^\/(ops|vendor)\//;
/** Bets are calls of our own: a field of a bet that nobody knows is refused. */
const OWN_BODIES = /^\/wps\/game\/(?!launchGame|lotto\/|jackpot$)/;

/** Operators and vendors are held to their words in queries too. */
export const isHeldToWords = (path: string): boolean => STRICT_PATHS.test(path);
const isStrict = (path: string): boolean => STRICT_PATHS.test(path) || OWN_BODIES.test(path);

/** A shape that is made anew is compiled anew; a call's is the same in every house of this process. */
const strictShapes = new WeakMap<Call, Shape>();

/** Where operators and bets act, a field nobody knows is refused; elsewhere it is dropped. */
export function strictWhereAsked(call: Call): Shape {
  const { path, input } = call;
  if (!isStrict(path) || !(input instanceof z.ZodMiniObject)) return input;
  const shape = strictShapes.get(call) ?? z.catchall(input, z.never());
  strictShapes.set(call, shape);
  return shape;
}

/**
 * Reads what was sent to a call. Existing clients write an id or a phone number as a number, a number as
 * text, and what they leave out as an empty word or null: what does not fit as it is, is read as they
 * mean it. Operators, vendors and bets are held to the exact shape.
 */
export function readerFor<Input extends Shape>(
  call: Call<Input, Shape>,
): (given: unknown) => Output<Input> {
  const shape = strictWhereAsked(call);
  return (given) => {
    const read = z.safeParse(shape, given);
    if (read.success) return read.data as Output<Input>;
    const meant = isStrict(call.path) ? undefined : asMeant(shape, given, read.error.issues);
    const again = meant === undefined ? read : z.safeParse(shape, meant);
    if (again.success) return again.data as Output<Input>;
    throw read.error;
  };
}

function asMeant(shape: Shape, given: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  if (!(shape instanceof z.ZodMiniObject) || typeof given !== 'object' || given === null) return;
  const meant = new Map(Object.entries(given));
  for (const { path } of issues) {
    const name = String(path[0]);
    const field = shape.def.shape[name] as Shape | undefined;
    if (!field || !meant.has(name)) return;
    const spelling = spellingsOf(meant.get(name)).find((one) => z.safeParse(field, one).success);
    if (spelling === undefined && !z.safeParse(field, undefined).success) return;
    if (spelling === undefined && !isNothing(meant.get(name))) return;
    meant.set(name, spelling);
  }
  return Object.fromEntries(meant);
}

const isNothing = (value: unknown): boolean => value === null || value === '';

/** The same value as another client would write it. */
function spellingsOf(value: unknown): unknown[] {
  if (typeof value === 'number' && Number.isFinite(value)) return [String(value)];
  if (typeof value !== 'string') return [];
  if (value === 'true' || value === 'false') return [value === 'true'];
  return /^-?\d{1,15}(\.\d{1,4})?$/.test(value) ? [Number(value)] : [];
}
