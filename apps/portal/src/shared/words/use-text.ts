import type { MessageId } from '@baize/i18n';
import { useCallback } from 'react';
import { useIntl } from './use-intl.tsx';

type Values = Record<string, string | number | Date>;

/** The words of the portal: `text('system.maintenance.title')`. */
export function useText(): (id: MessageId, values?: Values) => string {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage(id, values), [intl]);
}
