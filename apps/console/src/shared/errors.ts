import { ConnectionFailed, Refused } from '@baize/web/errors.ts';

export { wasRefused } from '@baize/web/errors.ts';
export { refusedAs } from '@baize/web/refusals.ts';

/** What to say about a failure in one sentence; what is not ours to tell stays in the console of the browser. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof ConnectionFailed) return 'Network link abnormal, try again';
  return 'Unknown error';
}
