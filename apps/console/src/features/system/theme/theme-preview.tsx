import { money, moneyWords } from '@baize/money';
import { Badge, Button, Panel, Tag } from '@baize/ui';
import { lookVariables } from '@baize/ui/operator-theme';
import type { ThemeName } from '@baize/ui/theme';
import type { CSSProperties } from 'react';
import { artAt } from '../../../shared/parts/state-picture.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import type { Look } from './look-editable.ts';

const SAMPLE = money('1240.50');

/** A corner of the portal in the chosen look. */
export function ThemePreview({ theme, look }: { theme: ThemeName; look: Look }) {
  const text = useText();
  const { name, currencySymbol } = useBrand();
  const variables = lookVariables(look);
  const style = { ...variables.both, ...variables[theme] } as CSSProperties;
  const mask = `url("${artAt('brand/mark.svg')}") center / contain no-repeat`;
  return (
    <section
      data-theme={theme}
      style={style}
      aria-label={text(`console.look.${theme}`)}
      className="overflow-hidden rounded-card border bg-room font-sans text-ink"
    >
      <div className="flex items-center gap-2 border-b px-4 py-3">
        {look.logo ? (
          <img src={look.logo} alt="" className="size-7 object-contain" />
        ) : (
          <span aria-hidden style={{ mask }} className="block size-7 bg-brass" />
        )}
        <span className="font-display text-2xl/none font-semibold">{name}</span>
        <Tag tone="good" className="ms-auto">
          {text(`console.look.${theme}`)}
        </Tag>
      </div>
      <div className="grid gap-4 p-4 sm:grid-cols-2">
        <Panel className="flex flex-col gap-3">
          <div className="type-card">{text('console.look.sampleTitle')}</div>
          <p className="text-ink-soft">{text('console.look.sampleText')}</p>
          <div className="flex flex-wrap gap-2">
            <Button kind="brass">{text('console.look.samplePlay')}</Button>
            <Button>{text('console.look.sampleMore')}</Button>
          </div>
        </Panel>
        <div className="flex flex-col gap-3">
          <div className="flex gap-2">
            <Badge>{text('console.games.state.hot')}</Badge>
            <Badge tone="felt">{text('console.games.state.new')}</Badge>
          </div>
          <div className="num font-display text-3xl font-semibold text-brass-text">
            {moneyWords(SAMPLE, { locale: 'en', symbol: currencySymbol })}
          </div>
          <span className="font-semibold text-felt-text underline">
            {text('console.look.sampleLink')}
          </span>
          <div className="rounded-ctl border border-felt bg-felt-wash px-3 py-2 text-felt-text">
            {text('console.look.sampleChosen')}
          </div>
        </div>
      </div>
    </section>
  );
}
