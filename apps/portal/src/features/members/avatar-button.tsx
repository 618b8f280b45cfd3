import { Tag } from '@baize/ui';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useModule } from '../../shared/brand/modules.ts';
import { useMember } from '../../shared/session/member.ts';
import { MemberAvatar } from '../../shared/session/member-avatar.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useText } from '../../shared/words/use-text.ts';

/** Picture and name at the end of the header; on narrow screens the picture alone. */
export function AvatarButton(props: ComponentProps<'button'>) {
  const text = useText();
  const isTrial = useSession()?.kind === 'trial';
  const member = useMember();
  const hasClub = useModule('MEMCLUB3');
  if (!member) return null;
  const name = member.nickname || member.account;
  return (
    <button
      type="button"
      {...props}
      aria-label={text('members.menu', { name })}
      className="flex h-11 items-center gap-2.5 rounded-ctl px-1 transition-colors hover:bg-rail"
    >
      <MemberAvatar address={member.avatar} name={name} sizePx={36} />
      <span className="min-w-0 text-start max-lg:hidden">
        <span className="block max-w-32 truncate text-[0.875rem]/tight font-semibold" dir="auto">
          {name}
        </span>
        <span className="block text-xs/tight font-medium text-brass-text">
          {isTrial ? text('members.trial') : hasClub && member.clubLabel.labelName}
        </span>
      </span>
      {isTrial && (
        <Tag tone="warn" className="max-sm:hidden lg:hidden">
          {text('members.trial')}
        </Tag>
      )}
      <ChevronDown aria-hidden className="size-4 text-ink-soft max-lg:hidden" />
    </button>
  );
}
