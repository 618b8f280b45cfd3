import { type Output, operatorsRoles, type RoleCode } from '@baize/contract';
import { useIntl } from '@baize/web/intl.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryOf } from '../queries.ts';
import { useMay, useMe } from './use-me.ts';

export type Role = Output<typeof operatorsRoles.role>;

/** The shipped roles and the brand's own, for those who may see the staff. */
export function useRoles() {
  const mayRead = useMay('operators.read');
  return useQuery({ ...queryOf(operatorsRoles.listRoles, {}), enabled: mayRead });
}

/** A role by its name: the shipped in our words, the others as the brand calls them. */
export function useRoleName(): (code: RoleCode) => string {
  const intl = useIntl();
  const { ownRoles } = useMe();
  const list = useRoles().data?.list;
  return useCallback(
    (code) => {
      const id = `console.role.${code}`;
      if (id in intl.messages) return intl.formatMessage(id);
      return [...(list ?? []), ...ownRoles].find((role) => role.code === code)?.name ?? code;
    },
    [intl, list, ownRoles],
  );
}
