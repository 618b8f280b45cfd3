import { useLocation, useNavigate } from '@tanstack/react-router';
import { LoginModal } from '../features/identity/login-modal.tsx';
import { RealAccountModal } from '../features/identity/real-account-modal.tsx';
import { MemberCentre } from '../features/members/member-centre.tsx';
import { overlay } from '../shared/overlay.ts';
import { useUnreadCount } from '../shared/unread.ts';
import { useSession } from '../shared/use-session.ts';
import { useText } from '../shared/use-text.ts';
import { DEFAULT_MEMBER_PAGE, memberPages } from './member-pages.ts';

/** The member centre over any page; visitors meet the login here, guests a word about real accounts. */
export function MemberOverlay({ onClose }: { onClose: () => void }) {
  const text = useText();
  const kind = useSession()?.kind;
  const { wished, go } = useMemberPage();
  const counts: Record<string, number> = { messageV2: useUnreadCount() };
  if (!kind) return <LoginModal onClose={onClose} />;
  if (kind === 'trial') return <RealAccountModal onClose={onClose} />;
  const pages = memberPages.map((page) => ({
    ...page,
    title: text(page.title),
    count: counts[page.key] ?? 0,
  }));
  const current = pages.find(({ key }) => key === wished) ?? pages[0]!;
  return <MemberCentre pages={pages} current={current} onPage={go} onClose={onClose} />;
}

/** Opened by address, the page is in the address too; opened over another page, only in the wish. */
function useMemberPage() {
  const navigate = useNavigate();
  const open = overlay.current();
  const routed = useLocation({ select: ({ search }) => (search as { page?: string }).page });
  return {
    wished: (open ? open.page : routed) ?? DEFAULT_MEMBER_PAGE,
    go: (key: string) =>
      open
        ? overlay.open('member', key)
        : void navigate({ to: '/member', search: { page: key } as never, replace: true }),
  };
}
