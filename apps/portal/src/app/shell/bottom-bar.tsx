import { Link } from '@tanstack/react-router';
import { Cherry, Gift, House, Search, UserRound, WalletCards } from 'lucide-react';
import { useModule } from '../../shared/brand/modules.ts';
import { openDeposit } from '../../shared/money/open-cashier.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { useOffered } from '../../shared/pages/use-offered.ts';
import { openMemberCentre } from '../../shared/session/open-member-centre.ts';
import { useText } from '../../shared/words/use-text.ts';

const itemClasses =
  'flex flex-1 flex-col items-center justify-center gap-1 text-[0.6875rem] font-medium text-ink-soft [&>svg]:size-5 aria-[current=page]:text-ink aria-[current=page]:[&>svg]:text-brass-text';

/** What a thumb reaches on a phone. */
export function BottomBar() {
  const text = useText();
  const isOffered = useOffered();
  const hasDeposits = useModule('DPSTBAS3');
  return (
    <nav
      aria-label={text('shell.nav.quick')}
      className="fixed inset-x-0 bottom-0 z-20 flex h-[calc(4.25rem+env(safe-area-inset-bottom))] border-t bg-table pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <Link to="/" activeOptions={{ exact: true }} className={itemClasses}>
        <House aria-hidden />
        {text('shell.nav.home')}
      </Link>
      <Link to="/rng" activeOptions={{ includeSearch: false }} className={itemClasses}>
        <Cherry aria-hidden />
        {text('shell.nav.games')}
      </Link>
      <button type="button" onClick={() => overlay.open('search')} className={itemClasses}>
        <Search aria-hidden />
        {text('shell.search.title')}
      </button>
      {isOffered('/promotions') && (
        <Link to="/promotions" className={itemClasses}>
          <Gift aria-hidden />
          {text('shell.nav.promotions')}
        </Link>
      )}
      {hasDeposits && (
        <button type="button" onClick={openDeposit} className={itemClasses}>
          <WalletCards aria-hidden />
          {text('shell.nav.deposit')}
        </button>
      )}
      <button type="button" onClick={() => openMemberCentre()} className={itemClasses}>
        <UserRound aria-hidden />
        {text('shell.nav.me')}
      </button>
    </nav>
  );
}
