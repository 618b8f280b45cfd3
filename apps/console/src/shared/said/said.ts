import type { Right, RoleCode } from '@baize/contract';
import { useIntl } from '@baize/web/intl.tsx';
import { useMemo } from 'react';
import { useRightName } from '../session/use-right-name.ts';
import { useRoleName } from '../session/use-roles.ts';
import { useBrand } from '../session/use-status.ts';
import { type Text, useText } from '../use-text.ts';
import { useTimes } from '../use-times.ts';
import type { WordId } from '../words.ts';

/** What contents of requests and of the log are told with. */
export type Said = {
  text: Text;
  currency: string;
  exact: (at: number) => string;
  role: (code: string) => string;
  right: (code: string) => string;
  /** The words of an id that is made from data; nothing where there are none. */
  word: (id: string) => string | undefined;
};

export function useSaid(): Said {
  const text = useText();
  const intl = useIntl();
  const { exact } = useTimes();
  const { currency } = useBrand();
  const roleName = useRoleName();
  const rightName = useRightName();
  return useMemo(
    () => ({
      text,
      currency,
      exact,
      role: (code) => roleName(code as RoleCode),
      right: (code) => rightName(code as Right),
      word: (id) => (id in intl.messages ? text(id as WordId) : undefined),
    }),
    [text, intl, exact, currency, roleName, rightName],
  );
}
