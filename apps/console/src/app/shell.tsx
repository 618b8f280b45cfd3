import { showDecimals } from '@baize/money';
import { cx, LoadingRegion, MoneyDecimals, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { CashierNews } from '../shared/live/cashier-counts.tsx';
import { FailurePage } from '../shared/parts/failure-page.tsx';
import { type Me, meQuery } from '../shared/session/use-me.ts';
import { statusQuery } from '../shared/session/use-status.ts';
import { useText } from '../shared/use-text.ts';
import { EmergencyBar } from './emergency-bar.tsx';
import { FindModal } from './find/find-modal.tsx';
import { useFindKeys } from './find/use-find-keys.ts';
import { FirstSteps } from './first-steps.tsx';
import { IdleWatch } from './idle-watch.tsx';
import { KeysModal } from './keys/keys-modal.tsx';
import { usePageKeys } from './keys/use-page-keys.ts';
import { PhoneBar } from './phone-bar.tsx';
import { Rail } from './rail.tsx';
import { RefusedPage } from './refused-page.tsx';
import { RoomPages } from './room-pages.tsx';
import { useHere } from './use-here.ts';

/** What lies behind the login: shown once it is known who is there and in which state the house is. */
export function Shell() {
  const me = useQuery(meQuery);
  const status = useQuery(statusQuery);
  const error = me.error ?? status.error;
  const isKnown = me.data !== undefined && status.data !== undefined;
  if (!isKnown && error) return <FailurePage error={error} />;
  if (!isKnown) return <ShellToCome />;
  const { currencyDecimals } = status.data.info.brand;
  showDecimals(currencyDecimals);
  if (me.data.needsPasswordChange || me.data.needsSecondFactor) return <FirstSteps />;
  return (
    <MoneyDecimals value={currencyDecimals}>
      <Rooms me={me.data} />
    </MoneyDecimals>
  );
}

function Rooms({ me }: { me: Me }) {
  const text = useText();
  const { section } = useHere();
  const [isFinding, setFinding] = useState(false);
  const find = useCallback(() => setFinding(true), []);
  const endFinding = useCallback(() => setFinding(false), []);
  const [hasKeys, setKeys] = useState(false);
  const showKeys = useCallback(() => setKeys(true), []);
  useFindKeys(find);
  usePageKeys(showKeys);
  const right = useMatches({ select: (matches) => matches.at(-1)?.staticData.right });
  const mayEnter = !right || me.rights.includes(right);
  const hasPages = mayEnter && (section?.pages.length ?? 0) > 1;
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[4rem_minmax(0,1fr)]">
      <a
        href="#page"
        className="sr-only z-50 rounded-ctl bg-brass px-4 py-2 font-semibold text-on-brass focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
      >
        {text('console.nav.skip')}
      </a>
      <Rail onFind={find} />
      <PhoneBar onFind={find} />
      <div className={cx('min-w-0', hasPages && 'lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)]')}>
        {mayEnter && <RoomPages />}
        <main id="page" tabIndex={-1} className="min-w-0 outline-none">
          <EmergencyBar />
          {mayEnter ? <Outlet /> : <RefusedPage right={right} />}
        </main>
      </div>
      {me.rights.includes('cashier.read') && <CashierNews />}
      {isFinding && <FindModal onClose={endFinding} onKeys={showKeys} />}
      {hasKeys && <KeysModal onClose={() => setKeys(false)} />}
      <IdleWatch />
    </div>
  );
}

function ShellToCome() {
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[4rem_minmax(0,1fr)]">
      <div className="h-14 bg-sidebar md:h-dvh" />
      <LoadingRegion className="p-7">
        <Skeleton className="mb-6 h-9 w-64" />
        <Skeleton className="h-64 w-full" />
      </LoadingRegion>
    </div>
  );
}
