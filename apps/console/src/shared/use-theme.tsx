import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { readStored, writeStored } from './stored.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

type ThemeChoice = { theme: Theme; shown: 'light' | 'dark'; choose: (theme: Theme) => void };

const ThemeContext = createContext<ThemeChoice | null>(null);
const DARK = '(prefers-color-scheme: dark)';

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(storedTheme);
  const [isSystemDark, setSystemDark] = useState(() => window.matchMedia(DARK).matches);
  const shown = theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme;

  useEffect(() => {
    document.documentElement.dataset.theme = shown;
  }, [shown]);
  useEffect(() => {
    const list = window.matchMedia(DARK);
    const follow = () => setSystemDark(list.matches);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, []);

  function choose(next: Theme) {
    writeStored('theme', next);
    setTheme(next);
  }

  return <ThemeContext value={{ theme, shown, choose }}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  const choice = useContext(ThemeContext);
  if (!choice) throw new Error('useTheme stands outside its provider');
  return choice;
}

/** Light is the working surface unless someone chose otherwise. */
function storedTheme(): Theme {
  const stored = readStored('theme');
  return themes.find((theme) => theme === stored) ?? 'light';
}
