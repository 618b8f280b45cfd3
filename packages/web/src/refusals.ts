import { type RefusalCode, refusalOf } from '@baize/contract';
import { wasRefused } from './errors.ts';

/** The house's own word for why a call was refused. */
export function refusalCode(error: unknown): RefusalCode | undefined {
  return wasRefused(error) ? refusalOf(error.errorCode) : undefined;
}

export function refusedAs(error: unknown, ...codes: RefusalCode[]): boolean {
  const code = refusalCode(error);
  return code !== undefined && codes.includes(code);
}
