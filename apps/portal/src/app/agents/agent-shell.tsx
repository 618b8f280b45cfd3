import { Button, Tag } from '@baize/ui';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { ArrowLeft, LogOut } from 'lucide-react';
import { LineNotice } from '../../features/system/line-notice.tsx';
import { BrandMark } from '../../shared/brand/brand-mark.tsx';
import { useBrand } from '../../shared/brand/use-status.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useText } from '../../shared/words/use-text.ts';
import { DisplayButtons } from '../shell/display-buttons.tsx';
import { HouseClock } from '../shell/house-clock.tsx';
import { AgentFrame } from './agent-frame.tsx';

/** The agents' own house: a door before it, and inside it a menu of its own. */
export function AgentShell() {
  const isAgent = useSession()?.kind === 'agent';
  const isInside = useLocation({ select: ({ pathname }) => /^\/agenthome/i.test(pathname) });
  return isAgent && isInside ? <AgentFrame /> : <AgentPorch />;
}

/** Before the door: no side menu, no games, the clock by which periods are closed. */
function AgentPorch() {
  const text = useText();
  const { name } = useBrand();
  const isAgent = useSession()?.kind === 'agent';
  return (
    <div className="flex min-h-dvh flex-col [background-image:radial-gradient(60rem_26rem_at_50%_0,var(--lamp),transparent)]">
      <LineNotice />
      <header className="sticky top-0 z-10 flex h-(--head) items-center gap-3 border-b bg-room/95 px-4 md:px-6">
        <Link
          to="/agent"
          className="flex min-w-0 items-center gap-2.5"
          aria-label={text('agents.title')}
        >
          <BrandMark className="size-6.5 shrink-0 text-brass" />
          <span className="truncate font-display text-[1.75rem]/none font-semibold max-sm:hidden">
            {name}
          </span>
        </Link>
        <Tag tone="warn">{text('agents.tag')}</Tag>
        <HouseClock className="ms-auto" />
        {isAgent && (
          <Button kind="quiet" onClick={() => overlay.open('logout')}>
            <LogOut aria-hidden className="size-4 rtl:-scale-x-100" />
            {text('identity.logout.title')}
          </Button>
        )}
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 py-6 outline-none md:px-6 md:py-12"
      >
        <Outlet />
      </main>
      <footer className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-4 px-4 pb-6 md:px-6">
        <Link
          to="/"
          className="flex min-h-11 items-center gap-2 font-medium text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
          {text('agents.back')}
        </Link>
        <div className="ms-auto w-52">
          <DisplayButtons isWide />
        </div>
      </footer>
    </div>
  );
}
