import './app/app.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createQueries } from './app/queries.ts';
import { createHouseRouter } from './app/router.ts';
import { scrollToTopOnChange } from './app/scroll-to-top.ts';
import { detectLanguage, showLanguage, storedLanguage } from './shared/language.ts';
import { loadWords, wordedLanguages } from './shared/use-language.tsx';

async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root')!);
  if (import.meta.env.DEV && location.pathname === '/kit') {
    const { Kit } = await import('@baize/ui/kit');
    root.render(<Kit dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'} />);
    return;
  }
  const language = detectLanguage(wordedLanguages, storedLanguage(), navigator.languages) ?? 'EN';
  showLanguage(language);
  const words = await loadWords(language);
  const router = createHouseRouter();
  scrollToTopOnChange(router);
  root.render(
    <StrictMode>
      <Providers words={words} queries={createQueries()}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}

void start();
