import type { Right } from '@baize/contract';
import { useIntl } from '@baize/web/intl.tsx';
import { useCallback } from 'react';

/** A right in words; one that has none yet is named as the contract spells it. */
export function useRightName(): (right: Right) => string {
  const word = useRightWord();
  return useCallback((right) => word(right) ?? right, [word]);
}

/** What a right lets its holder do, in a sentence. */
export function useRightText(): (right: Right) => string {
  const word = useRightWord();
  return useCallback((right) => word(`${right}.text`) ?? '', [word]);
}

function useRightWord(): (id: string) => string | undefined {
  const intl = useIntl();
  return useCallback(
    (id) => {
      const whole = `console.right.${id}`;
      return whole in intl.messages ? intl.formatMessage(whole) : undefined;
    },
    [intl],
  );
}
