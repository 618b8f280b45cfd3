export type ShownTheme = 'dark' | 'light';
export type Theme = ShownTheme | 'system';

/** What a choice comes to on this device, right now. */
export function shownTheme(theme: Theme): ShownTheme {
  if (theme !== 'system') return theme;
  return window.matchMedia(LIGHT).matches ? 'light' : 'dark';
}

/** Tells whenever the device changes its own theme. */
export function watchSystemTheme(onChange: () => void): () => void {
  const list = window.matchMedia(LIGHT);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

const LIGHT = '(prefers-color-scheme: light)';
