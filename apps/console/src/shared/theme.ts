import type { Theme } from '@baize/web/theme.ts';
import type { ThemeKeeping } from '@baize/web/use-theme.tsx';
import { readStored, writeStored } from './stored.ts';

export const themes = ['light', 'dark', 'system'] as const satisfies readonly Theme[];

export const themeKeeping: ThemeKeeping = {
  /** Light is the working surface unless someone chose otherwise. */
  stored() {
    const stored = readStored('theme');
    return themes.find((theme) => theme === stored) ?? 'light';
  },
  store: (theme) => writeStored('theme', theme),
  show(shown) {
    document.documentElement.dataset.theme = shown;
  },
};
