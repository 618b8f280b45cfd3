import type { Right } from '@baize/contract';
import { useIntl } from '@baize/web/intl.tsx';
import { useCallback } from 'react';

/** A right in words; one that has none yet is named as the contract spells it. */
export function useRightName(): (right: Right) => string {
  const intl = useIntl();
  return useCallback(
    (right) => {
      const id = `console.right.${right}`;
      return id in intl.messages ? intl.formatMessage(id) : right;
    },
    [intl],
  );
}
