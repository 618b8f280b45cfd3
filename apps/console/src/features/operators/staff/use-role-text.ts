import { useIntl } from '@baize/web/intl.tsx';
import { useCallback } from 'react';
import type { Role } from '../../../shared/session/use-roles.ts';

/** What a role is for: the shipped in our words, the others as whoever composed them wrote it. */
export function useRoleText(): (role: Role) => string {
  const intl = useIntl();
  return useCallback(
    ({ code, description }) => {
      const id = `console.role.${code}.text`;
      return id in intl.messages ? intl.formatMessage(id) : description;
    },
    [intl],
  );
}
