import { MoneyDecimals } from '@baize/ui';
import { Outlet } from '@tanstack/react-router';
import { ViewedAs } from '../features/identity/sessions/viewed-as.tsx';
import { ChunkWatch } from '../features/system/chunk-watch.tsx';
import { StatusGate } from '../features/system/status-gate.tsx';
import { FavouritesProvider } from '../shared/games/favourites.tsx';
import { useMoneyDecimals } from '../shared/money/use-money.ts';
import { useBrandLanguage } from '../shared/words/use-offered-languages.ts';
import { BrandStyle } from './brand-style.tsx';
import { Bulletin } from './bulletin.tsx';
import { Notices } from './notices.tsx';
import { Overlays } from './overlays.tsx';
import { People } from './people.tsx';
import { RouteLoader } from './route-loader.tsx';
import { useDocumentTitle } from './use-document-title.ts';

export function Root() {
  const decimals = useMoneyDecimals();
  useBrandLanguage();
  useDocumentTitle();
  return (
    <MoneyDecimals value={decimals}>
      <FavouritesProvider>
        <BrandStyle />
        <RouteLoader />
        <StatusGate>
          <ViewedAs />
          <Outlet />
          <People />
          <Bulletin />
          <ChunkWatch />
        </StatusGate>
        <Overlays />
        <Notices />
      </FavouritesProvider>
    </MoneyDecimals>
  );
}
