import { useLocation, useNavigate } from '@tanstack/react-router';
import { overlay } from '../pages/overlay.ts';

type Search = Record<string, unknown> & { page?: string };

/** Opened by address, the page is in the address too; opened over another page, only in what was opened. */
export function useMemberPage() {
  const navigate = useNavigate();
  const open = overlay.current();
  const routed = useLocation({ select: ({ search }) => (search as Search).page });
  return {
    wanted: open ? open.page : routed,
    go: (key: string, filters: Record<string, string> = {}) =>
      open
        ? overlay.open('member', key, filters)
        : void navigate({
            to: '/member',
            search: { page: key, ...filters } as never,
            replace: true,
          }),
  };
}
