import { AnswerTooLate, wasRefused } from '@baize/web/errors.ts';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;
const BUSY_RETRIES = 5;
/** The word on the wire: the list of all refusals would weigh in every first view. */
const BUSY = 'network.timeout';

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => {
          // A house that is full for a moment lets in who comes again.
          if (wasRefused(error) && error.errorCode === BUSY) return count < BUSY_RETRIES;
          // Any other refusal is an answer: asking again would not change it.
          return count < RETRIES && !wasRefused(error) && !(error instanceof AnswerTooLate);
        },
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
