import { cx } from '@baize/ui';
import { Outlet, useLocation } from '@tanstack/react-router';
import { memo } from 'react';
import { LineNotice } from '../../features/system/line-notice.tsx';
import { LateAlive } from '../../shared/loading/late-alive.tsx';
import { latePart } from '../../shared/loading/late-part.tsx';
import { useIsScreenOwned } from '../../shared/loading/own-screen.ts';
import { useText } from '../../shared/words/use-text.ts';
import { isGamePage } from '../page-keys.ts';
import { useCatalogueNews } from '../use-catalogue-news.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { ServiceFab } from './service-fab.tsx';

const SideMenu = latePart(async () => (await import('./side-menu.tsx')).SideMenu);
const PageFooter = latePart(async () => (await import('./page-footer.tsx')).PageFooter);
const ServiceBar = latePart(async () => (await import('./service-bar.tsx')).ServiceBar);

/** What stands around the first view, and is drawn with it where nothing was drawn before. */
export const loadShellParts = () =>
  Promise.all([SideMenu, PageFooter, ServiceBar].map(({ come }) => come()));

/** Side menu, header, content, footer and service bar: around every page but the agents'. */
export function PlayerShell() {
  const text = useText();
  useCatalogueNews();
  const isOwned = useIsScreenOwned();
  const isGamePath = useLocation({ select: ({ pathname }) => isGamePage(pathname) });
  // A table of the card room takes the screen of a page that is a lobby otherwise.
  const isGame = isGamePath || isOwned;
  return (
    <>
      <a
        href="#content"
        className="fixed start-4 top-3 z-50 -translate-y-20 rounded-ctl bg-brass px-4 py-2.5 font-semibold text-on-brass focus:translate-y-0"
      >
        {text('shell.skip')}
      </a>
      <LineNotice />
      <div
        className={cx(
          'min-h-dvh md:grid md:pb-0',
          !isOwned && 'pb-19',
          isGame
            ? 'md:grid-cols-[minmax(0,1fr)]'
            : 'md:grid-cols-[4.5rem_minmax(0,1fr)] xl:grid-cols-[var(--side)_minmax(0,1fr)_var(--dock)] xl:transition-[grid-template-columns] xl:duration-200 xl:ease-house',
        )}
      >
        {!isGame && <LateSideMenu />}
        <div className="flex min-w-0 flex-col [background-image:radial-gradient(60rem_22rem_at_50%_0,var(--lamp),transparent)]">
          {!isOwned && <Header />}
          <main
            id="content"
            tabIndex={-1}
            className={cx(
              'w-full flex-1 outline-none',
              // As high as the screen from the start: what comes never pushes the foot about.
              !isOwned &&
                'mx-auto min-h-[calc(100dvh-var(--head))] max-w-[80rem] px-3.5 pt-3 md:px-5 md:pt-5 xl:px-6 xl:pt-6',
            )}
          >
            <Outlet />
          </main>
          {!isOwned && <LateFooter />}
        </div>
        {!isGame && <LateServiceBar />}
      </div>
      {!isOwned && <ServiceFab />}
      {!isOwned && <BottomBar />}
    </>
  );
}

const LateSideMenu = memo(function LateSideMenu() {
  return (
    <LateAlive className="max-md:hidden">
      <SideMenu />
    </LateAlive>
  );
});

/** No anchor for scrolling: where the foot was in sight, a list that grew above it ran on by itself to its end. */
const LateFooter = memo(function LateFooter() {
  return (
    <LateAlive className="[overflow-anchor:none]">
      <PageFooter />
    </LateAlive>
  );
});

const LateServiceBar = memo(function LateServiceBar() {
  return (
    <LateAlive className="max-xl:hidden">
      <ServiceBar />
    </LateAlive>
  );
});
