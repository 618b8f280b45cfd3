import type { Values } from '@baize/i18n';
import { useIntl } from '@baize/web/intl.tsx';
import { useCallback } from 'react';
import type { WordId } from './words.ts';

export type Text = (id: WordId, values?: Values) => string;

/** The words of the console: `text('console.status.title')`. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage(id, values), [intl]);
}
