import { IconButton, Money, Skeleton, Tag } from '@baize/ui';
import { Menu } from '@baize/ui/menu';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, Eye, EyeOff, LogOut, Network, ShieldCheck, UserPlus } from 'lucide-react';
import { useMember } from '../../shared/member.ts';
import { MemberAvatar } from '../../shared/member-avatar.tsx';
import { openMemberCentre } from '../../shared/member-door.ts';
import { overlay } from '../../shared/overlay.ts';
import { useBalance } from '../../shared/use-balance.ts';
import { useMoneyParts } from '../../shared/use-money.ts';
import { useSession } from '../../shared/use-session.ts';
import { useText } from '../../shared/use-text.ts';
import { useHiddenBalance } from './use-hidden-balance.ts';

/** The member at the end of the header: what he holds, and his own menu. */
export function HeaderMember() {
  const session = useSession();
  const member = useMember();
  if (!session) return null;
  if (!member) return <Skeleton className="h-10 w-48 max-sm:w-28" />;
  return (
    <div className="flex items-center gap-2 md:gap-3">
      <BalanceArea />
      <AvatarMenu />
    </div>
  );
}

function BalanceArea() {
  const text = useText();
  const parts = useMoneyParts();
  const balance = useBalance();
  const { isHidden, toggle } = useHiddenBalance();
  return (
    <div className="flex h-10 items-center gap-1 rounded-ctl border bg-table ps-3 touch:h-11">
      <span className="sr-only">{text('members.balance')}</span>
      {balance ? (
        <output aria-live="polite" className="min-w-16 text-end text-[0.9375rem] font-semibold">
          {isHidden ? (
            <span aria-label={text('members.balance.hidden')} role="img">
              ✱✱✱✱✱
            </span>
          ) : (
            <Money parts={parts(balance.mainWalletBalance)} />
          )}
        </output>
      ) : (
        <Skeleton className="h-4 w-20" />
      )}
      <IconButton
        size="sm"
        label={text(isHidden ? 'members.balance.show' : 'members.balance.hide')}
        aria-pressed={isHidden}
        icon={isHidden ? <EyeOff /> : <Eye />}
        onClick={toggle}
      />
    </div>
  );
}

function AvatarMenu() {
  const text = useText();
  const navigate = useNavigate();
  const session = useSession();
  const member = useMember();
  if (!member || !session) return null;
  const isTrial = session.kind === 'trial';
  const name = member.nickname || member.account;
  const own = isTrial
    ? [
        {
          id: 'register',
          label: text('identity.register.title'),
          icon: <UserPlus aria-hidden />,
          onSelect: () => overlay.open('register'),
        },
      ]
    : [
        {
          id: 'account',
          label: text('members.page.securityCenter'),
          icon: <ShieldCheck aria-hidden />,
          onSelect: () => openMemberCentre('securityCenter'),
        },
      ];
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
  return (
    <Menu
      groups={[[...own, ...(session.kind === 'agent' ? [agent] : [])], [leave]]}
      trigger={
        <button
          type="button"
          aria-label={text('members.menu', { name })}
          className="flex h-11 items-center gap-2.5 rounded-ctl px-1 transition-colors hover:bg-rail"
        >
          <MemberAvatar address={member.avatar} name={name} sizePx={36} />
          <span className="min-w-0 text-start max-lg:hidden">
            <span
              className="block max-w-32 truncate text-[0.875rem]/tight font-semibold"
              dir="auto"
            >
              {name}
            </span>
            <span className="block text-xs/tight font-medium text-brass-text">
              {isTrial ? text('members.trial') : member.clubLabel.labelName}
            </span>
          </span>
          {isTrial && (
            <Tag tone="warn" className="max-sm:hidden lg:hidden">
              {text('members.trial')}
            </Tag>
          )}
          <ChevronDown aria-hidden className="size-4 text-ink-soft max-lg:hidden" />
        </button>
      }
    />
  );
}
