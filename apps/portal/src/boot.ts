import { keepInstallOffer } from './shared/brand/install.ts';
import { readStored } from './shared/brand/stored.ts';
import { showTheme } from './shared/brand/theme.ts';
import { askEarly } from './shared/calls/early-status.ts';
import { STATUS_PATH } from './shared/calls/first-calls.ts';
import { keepEarlyClicks } from './shared/loading/early-clicks.ts';
import { loadInTurn } from './shared/loading/late-code.ts';
import { reloadOnce } from './shared/loading/reload-once.ts';
import {
  detectLanguage,
  offeredLanguages,
  showLanguage,
  storedLanguage,
  tagOf,
} from './shared/words/language.ts';

/** Runs before the first paint: nothing may flash in another theme, direction or width. */
function boot(): void {
  keepInstallOffer();
  keepEarlyClicks();
  healLostCode();
  showTheme();
  if (readStored('menu') === 'collapsed') document.documentElement.dataset.menu = 'collapsed';
  const offered = offeredLanguages(Object.keys(__WORD_FILES__));
  const language = detectLanguage(offered, storedLanguage(), navigator.languages) ?? 'EN';
  showLanguage(language);
  void loadInTurn(() => {
    preloadWords(__WORD_FILES__[tagOf(language)]);
    askEarly(STATUS_PATH, language);
  });
}

const TRY_AGAIN_MS = 5_000;

/** Code that did not come leaves a page that hears nothing: it is loaded anew as soon as the line is back. */
function healLostCode(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      void reloadOnce();
      window.addEventListener('online', () => void reloadOnce());
      setInterval(() => void reloadOnce(), TRY_AGAIN_MS);
    },
    { capture: true, once: true },
  );
}

function preloadWords(file: string | undefined): void {
  if (!file) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

boot();
