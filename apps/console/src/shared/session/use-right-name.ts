import type { Right } from '@baize/contract';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** A right in words; one that has none yet is named as the contract spells it. */
export function useRightName(): (right: Right) => string {
  const intl = useIntl();
  return useCallback(
    (right) => {
      const id = `console.right.${right}`;
      return id in intl.messages ? intl.formatMessage({ id }) : right;
    },
    [intl],
  );
}
