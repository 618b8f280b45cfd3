import type { MessageId } from '@baize/i18n';
import { useIntl } from '@baize/web/intl.tsx';
import { useCallback } from 'react';

type Values = Record<string, string | number | Date>;

/** The words of the portal: `text('system.maintenance.title')`. */
export function useText(): (id: MessageId, values?: Values) => string {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage(id, values), [intl]);
}
