import './app/app.css';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isHomePage } from './app/page-keys.ts';
import { Providers } from './app/providers.tsx';
import { createQueries } from './app/queries.ts';
import { createHouseRouter } from './app/router.ts';
import { scrollToTopOnChange } from './app/scroll-to-top.ts';
import { type FirstView, fillQueries } from './first-view.ts';
import { detectLanguage, showLanguage, storedLanguage } from './shared/language.ts';
import { session } from './shared/session.ts';
import { readStored } from './shared/stored.ts';
import { storedTheme } from './shared/theme.ts';
import { loadWords, wordedLanguages } from './shared/use-language.tsx';

async function start(): Promise<void> {
  const place = document.getElementById('root')!;
  if (import.meta.env.DEV && location.pathname === '/kit') {
    const { Kit } = await import('@baize/ui/kit');
    createRoot(place).render(<Kit dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'} />);
    return;
  }
  const language = detectLanguage(wordedLanguages, storedLanguage(), navigator.languages) ?? 'EN';
  showLanguage(language);
  const words = await loadWords(language);
  const queries = createQueries();
  const router = createHouseRouter();
  const first = readFirst();
  const isDrawn = first !== undefined && isMine(first, language);
  if (first && first.language === language) fillQueries(queries, first);
  if (isDrawn) {
    // As drawn on the server: without the waiting places of a page that is still to come.
    router.ssr = { manifest: undefined };
    await router.load();
  }
  scrollToTopOnChange(router);
  show(
    place,
    isDrawn,
    <StrictMode>
      <Providers words={words} queries={queries}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}

function show(place: HTMLElement, isDrawn: boolean, page: ReactNode): void {
  // Drawn already: it comes alive in small steps, between which the browser can do other things.
  if (isDrawn) startTransition(() => void hydrateRoot(place, page));
  else createRoot(place).render(page);
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
    (location.pathname === '/' || isHomePage(location.pathname))
  );
}

void start();
