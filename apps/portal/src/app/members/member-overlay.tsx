import type { ModuleId } from '@baize/contract';
import { LoginModal } from '../../features/identity/login/login-modal.tsx';
import { RealAccountModal } from '../../features/identity/sessions/real-account-modal.tsx';
import { MemberCentre } from '../../features/members/member-centre.tsx';
import { isModuleOn } from '../../shared/brand/modules.ts';
import { useOpenStatus } from '../../shared/brand/use-status.ts';
import { useRewardCounts } from '../../shared/service/reward-counts.ts';
import { useUnreadCount } from '../../shared/service/unread.ts';
import { useMemberPage } from '../../shared/session/use-member-page.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useText } from '../../shared/words/use-text.ts';
import { DEFAULT_MEMBER_PAGE, memberPages } from './member-pages.ts';

/** The member centre over any page; visitors meet the login here, guests a word about real accounts. */
export function MemberOverlay({ onClose }: { onClose: () => void }) {
  const text = useText();
  const kind = useSession()?.kind;
  const { wanted, go } = useMemberPage();
  const { whitelabel } = useOpenStatus().info;
  const isShown = ({ module }: { module?: ModuleId }) => !module || isModuleOn(whitelabel, module);
  const { rewards, missions } = useRewardCounts();
  const counts: Record<string, number> = {
    messageV2: useUnreadCount(),
    rewardCenter: rewards,
    missionLeaderboard: missions,
  };
  if (!kind) return <LoginModal onClose={onClose} />;
  if (kind === 'trial') return <RealAccountModal onClose={onClose} />;
  const pages = memberPages.filter(isShown).map((page) => ({
    ...page,
    title: text(page.title),
    count: counts[page.key] ?? 0,
  }));
  const current = pages.find(({ key }) => key === (wanted ?? DEFAULT_MEMBER_PAGE)) ?? pages[0]!;
  return <MemberCentre pages={pages} current={current} onPage={go} onClose={onClose} />;
}
