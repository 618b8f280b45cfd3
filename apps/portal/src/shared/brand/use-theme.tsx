import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { showTheme, storedTheme, storeTheme, type Theme } from './theme.ts';

type ThemeChoice = {
  theme: Theme;
  /** What the choice comes to right now. */
  shown: 'dark' | 'light';
  choose: (theme: Theme) => void;
};

const ThemeContext = createContext<ThemeChoice | null>(null);

/** The server has no memory of a browser, and is told the theme. */
export function ThemeProvider({
  first,
  children,
}: {
  first?: Theme | undefined;
  children: ReactNode;
}) {
  const [theme, setTheme] = useState<Theme>(() => first ?? storedTheme());
  const [shown, setShown] = useState(() => (first === 'light' ? 'light' : currentTheme()));

  useEffect(() => {
    const show = () => {
      showTheme(theme);
      setShown(currentTheme());
    };
    show();
    if (theme !== 'system') return;
    const list = window.matchMedia('(prefers-color-scheme: light)');
    list.addEventListener('change', show);
    return () => list.removeEventListener('change', show);
  }, [theme]);

  function choose(next: Theme) {
    storeTheme(next);
    setTheme(next);
  }

  return <ThemeContext value={{ theme, shown, choose }}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  const choice = useContext(ThemeContext);
  if (!choice) throw new Error('useTheme stands outside its provider');
  return choice;
}

function currentTheme(): 'dark' | 'light' {
  return typeof document !== 'undefined' && document.documentElement.dataset.theme === 'light'
    ? 'light'
    : 'dark';
}
