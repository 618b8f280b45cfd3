import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type ShownTheme, shownTheme, type Theme, watchSystemTheme } from './theme.ts';

type ThemeChoice = {
  theme: Theme;
  /** What the choice comes to right now. */
  shown: ShownTheme;
  choose: (theme: Theme) => void;
};

/** How an app remembers the choice, and how it wears it. */
export type ThemeKeeping = {
  stored: () => Theme;
  store: (theme: Theme) => void;
  show: (shown: ShownTheme) => void;
};

const ThemeContext = createContext<ThemeChoice | null>(null);

type Props = { keeping: ThemeKeeping; first?: Theme | undefined; children: ReactNode };

/** A server has no memory of a browser, and is told the first theme. */
export function ThemeProvider({ keeping, first, children }: Props) {
  const [theme, setTheme] = useState<Theme>(() => first ?? keeping.stored());
  const [shown, setShown] = useState(() => (first === 'light' ? 'light' : themeOfPage(theme)));

  useEffect(() => {
    const show = () => {
      const next = shownTheme(theme);
      keeping.show(next);
      setShown(next);
    };
    show();
    return theme === 'system' ? watchSystemTheme(show) : undefined;
  }, [theme, keeping]);

  function choose(next: Theme) {
    keeping.store(next);
    setTheme(next);
  }

  return <ThemeContext value={{ theme, shown, choose }}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  const choice = useContext(ThemeContext);
  if (!choice) throw new Error('useTheme stands outside its provider');
  return choice;
}

/** A page that wears no theme yet will wear the chosen one. */
function themeOfPage(theme: Theme): ShownTheme {
  if (typeof document === 'undefined') return 'dark';
  const worn = document.documentElement.dataset.theme;
  return worn === 'light' || worn === 'dark' ? worn : shownTheme(theme);
}
