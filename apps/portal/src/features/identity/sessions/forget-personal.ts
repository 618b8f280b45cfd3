import type { QueryClient } from '@tanstack/react-query';

const IMPERSONAL = ['system', 'domain', 'channels'];

/** What was fetched for one person is never shown to the next. */
export function forgetPersonal(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => !IMPERSONAL.includes(String(queryKey[0])) });
}
