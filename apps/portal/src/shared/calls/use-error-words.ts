import { ConnectionFailed, wasRefused } from '@baize/web/errors.ts';
import { useCallback } from 'react';
import { useText } from '../words/use-text.ts';

/** Why something did not work, as one sentence: the house's own, or that the line is broken. */
export function useErrorWords(): (error: unknown) => string {
  const text = useText();
  return useCallback(
    (error) => {
      // Some sentences end with a number for customer service, which says nothing to a reader.
      if (wasRefused(error) && error.message) return error.message.replace(/ \(#\d+\)$/, '');
      return text(
        error instanceof ConnectionFailed ? 'system.offline.title' : 'system.error.unknown',
      );
    },
    [text],
  );
}
