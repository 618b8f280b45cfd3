import { type RefusalCode, refusalOf } from '@baize/contract';

/** The server said no: `code` is the house's word for it, `message` its sentence. */
export class Refused extends Error {
  readonly code: RefusalCode | undefined;
  readonly value: unknown;

  constructor(errorCode: string, message: string, value: unknown) {
    super(message);
    this.name = 'Refused';
    this.code = refusalOf(errorCode);
    this.value = value;
  }
}

/** No answer came, or none that can be read: the line, not the house. */
export class LineFailed extends Error {
  constructor(cause?: unknown) {
    super('Network link abnormal, try again', { cause });
    this.name = 'LineFailed';
  }
}

export function wasRefused(error: unknown): error is Refused {
  return error instanceof Refused;
}

export function refusedAs(error: unknown, ...codes: RefusalCode[]): boolean {
  return wasRefused(error) && error.code !== undefined && codes.includes(error.code);
}

/** What to say about a failure in one sentence; what is not ours to tell stays in the console of the browser. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused || error instanceof LineFailed) return error.message;
  return 'Unknown error';
}
