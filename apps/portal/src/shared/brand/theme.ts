import { readStored, tellServer, writeStored } from './stored.ts';

export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The bar of a phone's browser takes the colour of the room. */
const ROOM = { dark: '#0a1210', light: '#f5f1e8' };

export function storedTheme(): Theme {
  const stored = readStored('theme');
  return themes.find((theme) => theme === stored) ?? 'dark';
}

export function storeTheme(theme: Theme): void {
  writeStored('theme', theme);
  tellServer('theme', theme);
}

export function showTheme(theme: Theme): void {
  const shown = theme === 'system' ? systemTheme() : theme;
  const page = document.documentElement;
  if (page.dataset.theme !== shown) page.dataset.theme = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ROOM[shown]);
}

function systemTheme(): 'dark' | 'light' {
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
