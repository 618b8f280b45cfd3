import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** What a page of the agent centre shows is written in its address: its key, and every filter. */
export type AgentSearch = Readonly<Record<string, string>>;

export type ChangeSearch = (changes: Record<string, string | number | undefined>) => void;

export function useAgentSearch(): { search: AgentSearch; change: ChangeSearch } {
  const navigate = useNavigate();
  const raw = useLocation({ select: ({ search }) => search as Record<string, unknown> });
  const search = useMemo(() => readSearch(raw), [raw]);
  const change = useCallback<ChangeSearch>(
    (changes) => {
      // Whatever else changes, the list begins again at its first page.
      const next = { ...search, p: undefined, ...changes };
      const replace = !STEPS.some((key) => key in changes && changes[key] !== search[key]);
      void navigate({ to: '/agentHome', search: writeSearch(next) as never, replace });
    },
    [navigate, search],
  );
  return { search, change };
}

/** Who goes down the tree or to another section can go back; a filter is only set anew. */
const STEPS = ['user', 'tab'];
const LONGEST = 80;

/** A name made of figures arrives as a number. */
export function readSearch(raw: Readonly<Record<string, unknown>>): AgentSearch {
  const texts = Object.entries(raw).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? [[key, String(value).slice(0, LONGEST)] as const]
      : [],
  );
  return Object.fromEntries(texts);
}

/** What is empty is left out, and figures are written as figures: the address stays readable. */
export function writeSearch(
  wanted: Readonly<Record<string, string | number | undefined>>,
): Record<string, string | number> {
  const given = Object.entries(wanted).flatMap(([key, value]) => {
    if (value === undefined || value === '') return [];
    return [[key, /^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : value] as const];
  });
  return Object.fromEntries(given);
}

/** The page of a list; what is no number means the first. */
export function pageOf({ p }: AgentSearch): number {
  const page = Number(p);
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1;
}
