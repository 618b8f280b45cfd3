import { dayOf } from '@baize/calendar';
import { Button, CountBadge, Drawer, IconButton, Money, Skeleton, Tag } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { LogOut, Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePutOffCount } from '../../features/agents/contracts/put-off.ts';
import { LineNotice } from '../../features/system/line-notice.tsx';
import { BrandMark } from '../../shared/brand/brand-mark.tsx';
import { useBrand } from '../../shared/brand/use-status.ts';
import { useFollowedBalance } from '../../shared/money/use-balance.ts';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { useMember } from '../../shared/session/member.ts';
import { MemberAvatar } from '../../shared/session/member-avatar.tsx';

import { useText } from '../../shared/words/use-text.ts';
import { DisplayButtons } from '../shell/display-buttons.tsx';
import { HouseClock } from '../shell/house-clock.tsx';
import { AgentMenu } from './agent-menu.tsx';

/** Menu, header and page of the agent centre: what one works in, not what one plays in. */
export function AgentFrame() {
  const text = useText();
  return (
    <>
      <a
        href="#content"
        className="fixed start-4 top-3 z-50 -translate-y-20 rounded-ctl bg-brass px-4 py-2.5 font-semibold text-on-brass focus:translate-y-0"
      >
        {text('shell.skip')}
      </a>
      <LineNotice />
      <div className="min-h-dvh md:grid md:grid-cols-[4.5rem_minmax(0,1fr)] xl:grid-cols-[var(--side)_minmax(0,1fr)]">
        <AgentSide />
        <div className="flex min-w-0 flex-col [background-image:radial-gradient(60rem_22rem_at_50%_0,var(--lamp),transparent)]">
          <AgentHeader />
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-[82rem] flex-1 px-3.5 pt-4 pb-12 outline-none md:px-6 md:pt-6 xl:px-8"
          >
            <Outlet />
          </main>
        </div>
      </div>
    </>
  );
}

function AgentSide() {
  const text = useText();
  const { name } = useBrand();
  return (
    <aside className="sticky top-0 z-20 flex h-dvh flex-col overflow-x-hidden overflow-y-auto border-e bg-table [scrollbar-width:none] max-md:hidden">
      <div className="sticky top-0 z-10 flex h-(--head) shrink-0 items-center gap-2.5 bg-table ps-5 pe-3 narrow:justify-center narrow:px-0">
        <Link
          to="/agentHome"
          className="flex min-w-0 flex-1 items-center gap-2.5 narrow:flex-none"
          aria-label={text('agents.title')}
        >
          <BrandMark className="size-6.5 shrink-0 text-brass" />
          <span className="truncate font-display text-[1.75rem]/none font-semibold narrow:hidden">
            {name}
          </span>
        </Link>
        <Tag tone="warn" className="narrow:hidden">
          {text('agents.tag')}
        </Tag>
      </div>
      <AgentMenu />
      <div className="sticky bottom-0 mt-auto flex shrink-0 flex-col gap-2 border-t bg-table px-4 py-3.5 narrow:items-center narrow:px-0">
        <DisplayButtons />
      </div>
    </aside>
  );
}

function AgentHeader() {
  const text = useText();
  const member = useMember();
  const name = member ? member.nickname || member.account : '';
  return (
    <header className="sticky top-0 z-10 flex h-(--head) shrink-0 items-center gap-2 border-b bg-room/95 px-3.5 md:gap-4 md:px-6 xl:px-8">
      <PhoneMenu />
      <HouseClock />
      <Today />
      <Balance />
      <div className="flex min-w-0 items-center gap-2.5 max-md:ms-auto">
        {member ? (
          <>
            <MemberAvatar address={member.avatar} name={name} sizePx={34} />
            <span className="min-w-0">
              <b
                className="block max-w-32 truncate leading-tight font-semibold max-sm:max-w-20"
                dir="auto"
              >
                {name}
              </b>
              <span className="block text-xs/tight font-medium text-brass-text max-sm:hidden">
                {text('agents.kind.AGENT')}
              </span>
            </span>
          </>
        ) : (
          <Skeleton className="h-9 w-28" />
        )}
      </div>
      <Button
        kind="quiet"
        aria-label={text('identity.logout.title')}
        onClick={() => overlay.open('logout')}
        className="max-lg:size-11 max-lg:px-0"
      >
        <LogOut aria-hidden className="size-4.5 rtl:-scale-x-100" />
        <span className="max-lg:hidden">{text('identity.logout.title')}</span>
      </Button>
    </header>
  );
}

/** The day by which reports are cut: the house's, which may not be the reader's. */
function Today() {
  const { locale } = useIntl();
  const { timeZoneOffsetMinutes } = useBrand();
  const today = dayOf(Date.now(), timeZoneOffsetMinutes);
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return (
    <time dateTime={today} className="text-ink-soft max-lg:hidden">
      {new Intl.DateTimeFormat(locale, style).format(new Date(`${today}T00:00:00Z`))}
    </time>
  );
}

function Balance() {
  const text = useText();
  const parts = useMoneyParts();
  const { balance } = useFollowedBalance();
  return (
    <p className="ms-auto flex h-10 items-center rounded-ctl border bg-table px-3 max-md:hidden">
      <span className="sr-only">{text('members.balance')}</span>
      {balance ? (
        <output aria-live="polite" className="text-[0.9375rem] font-semibold">
          <Money parts={parts(balance.mainWalletBalance)} />
        </output>
      ) : (
        <Skeleton className="h-4 w-20" />
      )}
    </p>
  );
}

function PhoneMenu() {
  const text = useText();
  const { name } = useBrand();
  const [isOpen, setOpen] = useState(false);
  const waiting = usePutOffCount();
  const address = useLocation({ select: ({ href }) => href });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone somewhere is done with it
  useEffect(() => setOpen(false), [address]);
  return (
    <>
      <span className="relative -ms-2 md:hidden">
        <IconButton label={text('shell.menu.open')} icon={<Menu />} onClick={() => setOpen(true)} />
        {waiting > 0 && (
          <CountBadge count={waiting} className="pointer-events-none absolute end-0 top-0" />
        )}
      </span>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        side="start"
        title={
          <span className="flex items-center gap-2.5">
            <BrandMark className="size-6.5 text-brass" />
            {name}
          </span>
        }
        footer={<DisplayButtons isWide />}
      >
        <div className="-mx-2">
          <AgentMenu onFollow={() => setOpen(false)} />
        </div>
      </Drawer>
    </>
  );
}
