import { useLocation } from '@tanstack/react-router';
import { overlay } from '../pages/overlay.ts';
import { useMemberPage } from './use-member-page.ts';

type Search = Readonly<Record<string, unknown>>;

/** Another page may send someone here to set up one thing: what it is, and the way back afterwards. */
export function useSetupTask(): { wanted: string | undefined; done: () => void } {
  const search = useLocation({ select: (location) => location.search as Search });
  const { go } = useMemberPage();
  const asked: Search = overlay.current()?.filters ?? search;
  const wanted = textOf(asked.set);
  const back = textOf(asked.back);
  return { wanted, done: () => wanted !== undefined && back !== undefined && go(back) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
