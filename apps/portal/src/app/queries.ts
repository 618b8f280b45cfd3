import { AnswerTooLate, wasRefused } from '@baize/web/errors.ts';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;
const BUSY_RETRIES = 5;
const TOO_MANY_RETRIES = 3;
/** Words on the wire: the list of all refusals would weigh in every first view. */
const BUSY = 'network.timeout';
const TOO_MANY = 'too.much.request';

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => {
          // A house that is full for a moment lets in who comes again.
          if (wasRefused(error) && error.errorCode === BUSY) return count < BUSY_RETRIES;
          // Whoever turned pages too quickly gets this one a moment later.
          if (wasRefused(error) && error.errorCode === TOO_MANY) return count < TOO_MANY_RETRIES;
          // Any other refusal is an answer: asking again would not change it.
          return count < RETRIES && !wasRefused(error) && !(error instanceof AnswerTooLate);
        },
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
