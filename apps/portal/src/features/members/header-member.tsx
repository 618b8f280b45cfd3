import { Button, IconButton, Money, Skeleton } from '@baize/ui';
import { Eye, EyeOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useModule } from '../../shared/brand/modules.ts';
import { loadChunk } from '../../shared/loading/chunk.ts';
import { openDeposit } from '../../shared/money/open-cashier.ts';
import { useFollowedBalance } from '../../shared/money/use-balance.ts';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { UnreadButton } from '../../shared/service/unread-button.tsx';
import { useMember } from '../../shared/session/member.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useText } from '../../shared/words/use-text.ts';
import { AvatarButton } from './avatar-button.tsx';
import { useHiddenBalance } from './use-hidden-balance.ts';

const AvatarMenu = lazy(async () => {
  const part = await loadChunk(() => import('./avatar-menu.tsx'));
  return { default: part.AvatarMenu };
});

/** The member at the end of the header: what they hold, and their own menu. */
export function HeaderMember() {
  const text = useText();
  const member = useMember();
  const isTrial = useSession()?.kind === 'trial';
  const hasDeposits = useModule('DPSTBAS3');
  const hasMessages = useModule('INBOX3');
  if (!member) return <Skeleton className="h-10 w-48 max-sm:w-28" />;
  return (
    <div className="flex items-center gap-2 md:gap-3">
      <BalanceArea />
      {!isTrial && hasDeposits && (
        <Button
          kind="brass"
          onClick={openDeposit}
          className="max-sm:hidden xl:max-[89.99rem]:hidden"
        >
          {text('shell.nav.deposit')}
        </Button>
      )}
      {!isTrial && hasMessages && <UnreadButton />}
      <Suspense fallback={<AvatarButton />}>
        <AvatarMenu />
      </Suspense>
    </div>
  );
}

function BalanceArea() {
  const text = useText();
  const parts = useMoneyParts();
  const { balance } = useFollowedBalance();
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
