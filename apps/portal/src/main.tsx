import './app/app.css';
import { WayBackContext } from '@baize/ui';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isHomePage } from './app/page-keys.ts';
import { Providers } from './app/providers.tsx';
import { createQueries } from './app/queries.ts';
import { createHouseRouter } from './app/router.ts';
import { scrollToTopOnChange, stayWhileComingAlive } from './app/scrolling.ts';
import { loadShellParts } from './app/shell/player-shell.tsx';
import { openWayBack } from './app/way-back.ts';
import { loadHomeParts } from './features/home/home-page.tsx';
import { type FirstView, fillQueries } from './first-view.ts';
import { readStored } from './shared/brand/stored.ts';
import { storedTheme } from './shared/brand/theme.ts';
import { createKeeper, type Keeper, KeeperContext } from './shared/loading/coming-alive.ts';
import { pageIsRead } from './shared/loading/late-code.ts';
import { session } from './shared/session/session.ts';
import { takeEntry, takeView } from './shared/session/take-entry.ts';
import { countVisit } from './shared/visits/visit.ts';
import { detectLanguage, showLanguage, storedLanguage } from './shared/words/language.ts';
import { loadWords, wordedLanguages } from './shared/words/use-language.tsx';

async function start(): Promise<void> {
  const place = document.getElementById('root')!;
  if (import.meta.env.DEV && location.pathname === '/kit') {
    const { Kit } = await import('@baize/ui/kit');
    createRoot(place).render(<Kit dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'} />);
    return;
  }
  await comeIn();
  await breathe();
  const language = detectLanguage(wordedLanguages, storedLanguage(), navigator.languages) ?? 'EN';
  showLanguage(language);
  const first = readFirst();
  await breathe();
  const isDrawn = first !== undefined && isMine(first, language);
  const [words] = await Promise.all([loadWords(language), isDrawn ? undefined : loadParts()]);
  await breathe();
  const queries = createQueries();
  if (first?.language === language) fillQueries(queries, first);
  await breathe();
  const router = createHouseRouter();
  const keeper = isDrawn ? createKeeper() : null;
  if (keeper) {
    // As drawn on the server: without the waiting places of a page that is still to come.
    router.ssr = { manifest: undefined };
    await breathe();
    await router.load();
    await breathe();
    openWhenChanged(keeper, router);
    stayWhileComingAlive(router);
  }
  scrollToTopOnChange(router);
  const wayBack = openWayBack(router);
  const page = (
    <StrictMode>
      <KeeperContext value={keeper}>
        <WayBackContext value={wayBack}>
          <Providers words={words} queries={queries}>
            <RouterProvider router={router} />
          </Providers>
        </WayBackContext>
      </KeeperContext>
    </StrictMode>
  );
  // Drawn already: it comes alive in small steps, between which the browser can do other things.
  if (isDrawn) {
    startTransition(() => void hydrateRoot(place, page));
    loadPartsWhenMoved(router);
  } else createRoot(place).render(page);
}

async function comeIn(): Promise<void> {
  const view = takeView();
  // An operator who looks at a member's pages is no visitor.
  if (!view && !session.current()?.view) countVisit();
  const entry = takeEntry();
  await pageIsRead();
  if (view) await enterAs((entering) => entering.enterView(view));
  if (entry) await enterAs((entering) => entering.enterBy(entry));
}

/** Who does not come in, because the entry or its code is late, finds the page as a visitor. */
async function enterAs(
  enter: (entering: typeof import('./shared/session/enter-by.ts')) => Promise<void>,
): Promise<void> {
  const entering = await import('./shared/session/enter-by.ts').catch(() => undefined);
  if (entering) await enter(entering);
}

/** What every page has around it travels with the words, where it must be drawn here. */
const loadParts = () => Promise.all([loadShellParts(), isHome() ? loadHomeParts() : undefined]);

/** Whoever begins to move finds what lies further down ready to come alive at once. */
function loadPartsWhenMoved(router: ReturnType<typeof createHouseRouter>): void {
  const load = once(async () => {
    await loadParts();
    // Where most go next: on a slow line its code is there before they press.
    await router.preloadRoute({ to: '/rng' });
  });
  for (const sign of ['scroll', 'pointermove', 'pointerdown', 'keydown']) {
    window.addEventListener(sign, load, { once: true, passive: true });
  }
}

function once(act: () => Promise<unknown>): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act().catch(() => undefined);
    isDone = true;
  };
}

/** Lets the browser paint and answer between two long steps. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** What changes everything finds everything alive. */
function openWhenChanged(keeper: Keeper, router: ReturnType<typeof createHouseRouter>): void {
  router.subscribe('onBeforeNavigate', keeper.openAll);
  session.subscribe(keeper.openAll);
}

/** What the server drew and read for this page, if it did. */
function readFirst(): FirstView | undefined {
  const text = document.getElementById('first-view')?.textContent;
  return text ? (JSON.parse(text) as FirstView) : undefined;
}

/** Drawn for a visitor who looks as this one does; anyone else's page is drawn here. */
function isMine(first: FirstView, language: string): boolean {
  return (
    first.language === language &&
    first.theme === storedTheme() &&
    session.current() === null &&
    readStored('menu') !== 'collapsed' &&
    isHome()
  );
}

const isHome = () => location.pathname === '/' || isHomePage(location.pathname);

void start();
