import type { Shape } from '@baize/contract';
import { z } from 'zod/mini';

/** The places of a content that were found wrong: `allowedAddresses.0`. */
export type Faults = readonly string[];

/** What the contract itself finds wrong, before anything is sent. */
export function faultsOf(shape: Shape, content: unknown): Faults {
  const checked = z.safeParse(shape, content);
  return checked.success ? [] : checked.error.issues.map(({ path }) => path.join('.'));
}

/** What the server found wrong, as it names it in a refusal: `content.allowedAddresses.0`. */
export function faultsFrom(value: unknown): Faults {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).map((path) => path.replace(/^content\.?/, ''));
}

/** Is something wrong at a place, or inside it? */
export function hasFault(faults: Faults, place: string): boolean {
  return faults.some((fault) => fault === place || fault.startsWith(`${place}.`));
}

/** Of what was found wrong: what was not touched since, or is wrong still. */
export function stillWrong(faults: Faults, touched: readonly string[], found: Faults): Faults {
  const isTouched = (fault: string) => touched.includes(fault.split('.')[0] ?? '');
  return faults.filter((fault) => !isTouched(fault) || found.includes(fault));
}
