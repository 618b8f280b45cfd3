import { AnswerTooLate, wasRefused } from '@baize/web/errors.ts';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal is an answer: asking again would not change it.
        retry: (count, error) =>
          count < RETRIES && !wasRefused(error) && !(error instanceof AnswerTooLate),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
