import { IconButton } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Menu, Search } from 'lucide-react';
import { memo } from 'react';
import { BrandMark } from '../../shared/brand/brand-mark.tsx';
import { useModule } from '../../shared/brand/modules.ts';
import { useBrand } from '../../shared/brand/use-status.ts';
import { LateAlive } from '../../shared/loading/late-alive.tsx';
import { openDeposit, openWithdraw } from '../../shared/money/open-cashier.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { useText } from '../../shared/words/use-text.ts';
import { HeaderAccount } from './header-account.tsx';
import { HeaderGames } from './header-games.tsx';
import { HouseClock } from './house-clock.tsx';

/** 64 px, 56 on a phone. Its middle is for links; its end is for the member and the clock. */
export function Header() {
  const text = useText();
  const { name } = useBrand();
  return (
    <header className="sticky top-0 z-10 flex h-(--head) shrink-0 items-center gap-1 border-b bg-room/95 px-3.5 md:px-5 xl:px-6">
      <IconButton
        label={text('shell.menu.open')}
        icon={<Menu />}
        onClick={() => overlay.open('menu')}
        className="-ms-2 md:hidden"
      />
      {/* A name that finds no room goes to a second line, which is not seen: half a name says nothing. */}
      <Link
        to="/"
        aria-label={name}
        className="flex h-6.5 min-w-6.5 flex-wrap items-center gap-x-2 overflow-hidden md:hidden"
      >
        <BrandMark className="size-6.5 shrink-0 text-brass" />
        <span className="font-display text-2xl/6.5 font-semibold whitespace-nowrap">{name}</span>
      </Link>
      <LateQuickLinks />
      <LateClock />
      <div className="flex shrink-0 items-center gap-1 max-lg:ms-auto">
        <HeaderAccount />
      </div>
    </header>
  );
}

const LateQuickLinks = memo(function LateQuickLinks() {
  return (
    <LateAlive className="-ms-3 min-w-0 max-md:hidden">
      <QuickLinks />
    </LateAlive>
  );
});

function QuickLinks() {
  const text = useText();
  return (
    <nav aria-label={text('shell.nav.quick')} className="flex gap-1">
      <SearchButton />
      <HeaderGames />
      {/* Links that find no room where words are long go to a second line, which is not seen. */}
      <div className="-m-1 flex h-12 min-w-0 flex-wrap gap-x-1 overflow-hidden p-1 touch:h-13">
        {useModule('DPSTBAS3') && (
          <button type="button" onClick={openDeposit} className={wideLinkClasses}>
            {text('shell.nav.deposit')}
          </button>
        )}
        {useModule('WTHDRW3') && (
          <button type="button" onClick={openWithdraw} className={wideLinkClasses}>
            {text('shell.nav.withdraw')}
          </button>
        )}
        {useModule('AGENTPOLICY3') && (
          <HeaderLink to="/agent">{text('shell.nav.agent')}</HeaderLink>
        )}
        <HeaderLink to="/help">{text('shell.nav.help')}</HeaderLink>
      </div>
    </nav>
  );
}

function SearchButton() {
  const text = useText();
  return (
    <button
      type="button"
      onClick={() => overlay.open('search')}
      className={`${linkClasses} gap-2 border min-[90rem]:w-36 min-[100rem]:w-52`}
    >
      <Search aria-hidden className="size-4" />
      <span className="truncate max-[90rem]:sr-only">{text('shell.search.title')}</span>
    </button>
  );
}

/** Waking the reader of time zones takes longer than the header itself. */
const LateClock = memo(function LateClock() {
  return (
    <LateAlive className="ms-auto me-3 shrink-0 max-lg:hidden">
      <HouseClock />
    </LateAlive>
  );
});

function HeaderLink({ to, children }: { to: '/agent' | '/help'; children: string }) {
  return (
    <Link to={to} className={linkClasses}>
      {children}
    </Link>
  );
}

const linkClasses =
  'flex h-10 items-center rounded-ctl px-3 font-medium whitespace-nowrap text-ink-soft transition-colors hover:bg-rail hover:text-ink aria-[current=page]:text-ink touch:h-11';

/** Narrower headers have no room for them; the member's own button is there, and their menu. */
const wideLinkClasses = `${linkClasses} max-xl:hidden`;
