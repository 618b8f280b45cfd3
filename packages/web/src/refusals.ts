import { type RefusalCode, refusalOf } from '@baize/contract';
import { wasRefused } from './errors.ts';

/** The house's own word for why a call was refused. */
export function refusalCode(error: unknown): RefusalCode | undefined {
  return wasRefused(error) ? refusalOf(error.errorCode) : undefined;
}

const ABOUT_FIELDS: readonly (RefusalCode | undefined)[] = [
  'FIELD_NOT_VALID',
  'USERNAME_MISSING',
  'NICKNAME_NOT_VALID',
  'QQ_NOT_VALID',
];

/** Its value says which fields are wrong, and by which rule. */
export const namesFields = (code: RefusalCode | undefined): boolean => ABOUT_FIELDS.includes(code);

export function refusedAs(error: unknown, ...codes: RefusalCode[]): boolean {
  const code = refusalCode(error);
  return code !== undefined && codes.includes(code);
}
