import { cx } from '@baize/ui';
import { Outlet, useLocation } from '@tanstack/react-router';
import { LineNotice } from '../features/system/line-notice.tsx';
import { useIsScreenOwned } from '../shared/own-screen.ts';
import { useText } from '../shared/use-text.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { PageFooter } from './page-footer.tsx';
import { isGamePage } from './page-keys.ts';
import { ServiceBar } from './service-bar.tsx';
import { ServiceFab } from './service-fab.tsx';
import { SideMenu } from './side-menu.tsx';
import { useCatalogueNews } from './use-catalogue-news.ts';

/** Side menu, header, content, footer and service bar: around every page but the agents'. */
export function PlayerShell() {
  const text = useText();
  useCatalogueNews();
  const isOwned = useIsScreenOwned();
  const isGame = useLocation({ select: ({ pathname }) => isGamePage(pathname) });
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
        {!isGame && <SideMenu />}
        <div className="flex min-w-0 flex-col [background-image:radial-gradient(60rem_22rem_at_50%_0,var(--lamp),transparent)]">
          {!isOwned && <Header />}
          <main
            id="content"
            tabIndex={-1}
            className={cx(
              'w-full flex-1 outline-none',
              !isOwned && 'mx-auto max-w-[80rem] px-3.5 pt-3 md:px-5 md:pt-5 xl:px-6 xl:pt-6',
            )}
          >
            <Outlet />
          </main>
          {!isOwned && <PageFooter />}
        </div>
        {!isGame && <ServiceBar />}
      </div>
      {!isOwned && <ServiceFab />}
      {!isOwned && <BottomBar />}
    </>
  );
}
