import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { writeSearch } from './agent-search.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  page: string;
  /** What the page is narrowed to. */
  search?: Readonly<Record<string, string | undefined>>;
};

/** Leads to a page of the agent centre. */
export function AgentLink({ page, search, ...rest }: Props) {
  return (
    <Link
      to="/agentHome"
      search={writeSearch({ page, ...search }) as never}
      activeOptions={{ exact: true, includeSearch: true }}
      {...(rest as object)}
    />
  );
}
