import { type ShownTheme, shownTheme, type Theme } from '@baize/web/theme.ts';
import type { ThemeKeeping } from '@baize/web/use-theme.tsx';
import { readStored, tellServer, writeStored } from './stored.ts';

export const themes = ['dark', 'light', 'system'] as const satisfies readonly Theme[];

/** The bar of a phone's browser takes the colour of the room. */
const ROOM = { dark: '#0a1210', light: '#f5f1e8' };

export function storedTheme(): Theme {
  const stored = readStored('theme');
  return themes.find((theme) => theme === stored) ?? 'dark';
}

export function showTheme(shown: ShownTheme = shownTheme(storedTheme())): void {
  const page = document.documentElement;
  if (page.dataset.theme !== shown) page.dataset.theme = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ROOM[shown]);
}

export const themeKeeping: ThemeKeeping = {
  stored: storedTheme,
  store(theme) {
    writeStored('theme', theme);
    tellServer('theme', theme);
  },
  show: showTheme,
};
