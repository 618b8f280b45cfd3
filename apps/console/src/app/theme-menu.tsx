import { Menu } from '@baize/ui/menu';
import { useTheme } from '@baize/web/use-theme.tsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { themes } from '../shared/theme.ts';
import { useText } from '../shared/use-text.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

export function ThemeMenu({ className }: { className: string }) {
  const text = useText();
  const { theme, choose } = useTheme();
  const Icon = ICONS[theme];
  const entries = themes.map((id) => {
    const EntryIcon = ICONS[id];
    return {
      id,
      label: text(`console.theme.${id}`),
      icon: <EntryIcon aria-hidden />,
      isChosen: id === theme,
      onSelect: () => choose(id),
    };
  });
  return (
    <Menu
      align="start"
      groups={[entries]}
      trigger={
        <button type="button" aria-label={text('console.theme.label')} className={className}>
          <Icon aria-hidden className="size-5" />
        </button>
      }
    />
  );
}
