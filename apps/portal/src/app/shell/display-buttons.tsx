import { cx, IconButton } from '@baize/ui';
import type { Theme } from '@baize/web/theme.ts';
import { useTheme } from '@baize/web/use-theme.tsx';
import { ChevronDown, Globe, Monitor, Moon, Sun } from 'lucide-react';
import { themes } from '../../shared/brand/theme.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { nameOf } from '../../shared/words/language.ts';
import { useLanguage } from '../../shared/words/use-language.tsx';
import { useText } from '../../shared/words/use-text.ts';

export const THEME_ICONS: Record<Theme, typeof Sun> = { dark: Moon, light: Sun, system: Monitor };

/** The language by its own name, and the theme: one press goes on to the next. Beside a narrow menu, icons only. */
export function DisplayButtons({ isWide = false }: { isWide?: boolean }) {
  const text = useText();
  const { language } = useLanguage();
  const name = nameOf(language);
  return (
    <div className={cx('flex gap-2', !isWide && 'narrow:flex-col')}>
      <button
        type="button"
        aria-label={text('shell.display.change', { language: name })}
        title={name}
        onClick={() => overlay.open('display')}
        className={cx(
          'flex h-10 min-w-0 flex-1 items-center gap-2 rounded-ctl border px-3 text-[0.8125rem] font-medium text-ink-soft transition-colors hover:border-line-strong hover:text-ink touch:h-11',
          !isWide && 'narrow:size-10 narrow:flex-none narrow:justify-center narrow:px-0',
        )}
      >
        <Globe aria-hidden className="size-4 shrink-0" />
        <span className={cx('truncate', !isWide && 'narrow:hidden')}>{name}</span>
        <ChevronDown
          aria-hidden
          className={cx('ms-auto size-4 shrink-0', !isWide && 'narrow:hidden')}
        />
      </button>
      <ThemeButton />
    </div>
  );
}

function ThemeButton() {
  const text = useText();
  const { theme, choose } = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]!;
  const Icon = THEME_ICONS[theme];
  const says = { theme: text(`shell.theme.${theme}`), next: text(`shell.theme.${next}`) };
  return (
    <IconButton
      label={text('shell.display.themeIs', says)}
      icon={<Icon className="size-4!" />}
      onClick={() => choose(next)}
      className="border"
    />
  );
}
