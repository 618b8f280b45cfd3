import { Menu } from '@baize/ui/menu';
import { useNavigate } from '@tanstack/react-router';
import { LogOut, Network, ShieldCheck, UserPlus } from 'lucide-react';
import { useModule } from '../../shared/brand/modules.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { openMemberCentre } from '../../shared/session/open-member-centre.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useText } from '../../shared/words/use-text.ts';
import { AvatarButton } from './avatar-button.tsx';

/** The member's own menu; a guest is offered an account instead of one. */
export function AvatarMenu() {
  const text = useText();
  const navigate = useNavigate();
  const kind = useSession()?.kind;
  const register = {
    id: 'register',
    label: text('identity.register.title'),
    icon: <UserPlus aria-hidden />,
    onSelect: () => overlay.open('register'),
  };
  const account = {
    id: 'account',
    label: text('members.page.securityCenter'),
    icon: <ShieldCheck aria-hidden />,
    onSelect: () => openMemberCentre('securityCenter'),
  };
  const agent = {
    id: 'agent',
    label: text('agents.title'),
    icon: <Network aria-hidden />,
    onSelect: () => void navigate({ to: '/agentHome' }),
  };
  const leave = {
    id: 'logout',
    label: text('identity.logout.title'),
    icon: <LogOut aria-hidden className="rtl:-scale-x-100" />,
    onSelect: () => overlay.open('logout'),
  };
  const forGuest = useModule('REG3') ? [register] : [];
  const forAgent = useModule('AGENTPOLICY3') && kind === 'agent' ? [agent] : [];
  const own = kind === 'trial' ? forGuest : [account, ...forAgent];
  return <Menu groups={[own, [leave]]} trigger={<AvatarButton />} />;
}
