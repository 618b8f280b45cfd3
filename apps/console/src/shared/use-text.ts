import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { WordId } from './words.ts';

type Values = Record<string, string | number | Date>;
export type Text = (id: WordId, values?: Values) => string;

/** The words of the console: `text('console.status.title')`. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
