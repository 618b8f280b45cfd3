import { cx, MODAL_DELAY_MS, Modal, RadioCards } from '@baize/ui';
import { useTheme } from '@baize/web/use-theme.tsx';
import { Check } from 'lucide-react';
import { themes } from '../../shared/brand/theme.ts';
import type { OverlayProps } from '../../shared/pages/overlay.ts';
import { nameOf, tagOf } from '../../shared/words/language.ts';
import { useLanguage } from '../../shared/words/use-language.tsx';
import { useOfferedLanguages } from '../../shared/words/use-offered-languages.ts';
import { useText } from '../../shared/words/use-text.ts';
import { THEME_ICONS } from './display-buttons.tsx';

export function DisplayModal({ onClose }: OverlayProps) {
  const text = useText();
  const { theme, choose } = useTheme();
  const options = themes.map((value) => {
    const Icon = THEME_ICONS[value];
    return { value, title: text(`shell.theme.${value}`), icon: <Icon aria-hidden /> };
  });
  return (
    <Modal isOpen onClose={onClose} title={text('shell.display.title')} delayMs={MODAL_DELAY_MS}>
      <RadioCards
        legend={text('shell.display.theme')}
        look="tiles"
        options={options}
        value={theme}
        onChange={choose}
      />
      <LanguageChoice />
    </Modal>
  );
}

function LanguageChoice() {
  const text = useText();
  const { language, choose } = useLanguage();
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="mb-2 text-[0.8125rem] font-medium text-ink-soft">
        {text('shell.display.language')}
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {useOfferedLanguages().map((code) => (
          <label
            key={code}
            className={cx(
              'flex min-h-12 cursor-pointer items-center gap-2 rounded-card border px-3.5 transition-colors hover:border-line-strong',
              'has-checked:border-brass has-checked:shadow-[inset_0_0_0_1px_var(--brass)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-text',
            )}
          >
            <input
              type="radio"
              name="language"
              className="peer sr-only"
              checked={code === language}
              onChange={() => void choose(code)}
            />
            <span className="min-w-0 flex-1 truncate font-medium">
              <bdi lang={tagOf(code)}>{nameOf(code)}</bdi>
            </span>
            <Check
              aria-hidden
              className="size-4 shrink-0 text-brass-text opacity-0 peer-checked:opacity-100"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
