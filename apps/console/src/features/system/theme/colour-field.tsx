import { AA_SHAPE_RATIO, AA_TEXT_RATIO, findWeakPairs } from '@baize/ui/contrast';
import { type ChosenColours, coloursWith } from '@baize/ui/operator-theme';
import type { ThemeName } from '@baize/ui/theme';
import { useEffect, useState } from 'react';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';

type Props = {
  theme: ThemeName;
  name: keyof ChosenColours;
  chosen: ChosenColours;
  onChange: (colour: string) => void;
};

const HEX = /^#[0-9a-f]{6}$/;

/** One colour, by eye or by number; where it cannot be read it says so and cannot be saved. */
export function ColourField({ theme, name, chosen, onChange }: Props) {
  const text = useText();
  const value = chosen[name];
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const weakest = findWeakPairs(coloursWith(theme, chosen), theme)
    .filter(({ front, back }) => front.includes(name) || back.includes(name))
    .sort((one, other) => one.ratio / one.needed - other.ratio / other.needed)[0];
  const label = text(`console.look.${name}`);
  return (
    <TextField
      label={label}
      hint={weakest ? undefined : text('console.look.readable')}
      error={
        weakest &&
        text('console.look.weak', {
          ratio: weakest.ratio,
          needed: weakest.needed === AA_TEXT_RATIO ? AA_TEXT_RATIO : AA_SHAPE_RATIO,
        })
      }
      spellCheck={false}
      maxLength={7}
      value={draft}
      onChange={(value) => {
        const typed = value.trim().toLowerCase();
        setDraft(typed);
        if (HEX.test(typed)) onChange(typed);
      }}
      onBlur={() => setDraft(value)}
      before={
        <input
          type="color"
          aria-label={text('console.look.pick', {
            name: label,
            theme: text(`console.look.${theme}`),
          })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="size-7 cursor-pointer rounded-[6px] border-0 bg-transparent p-0"
        />
      }
    />
  );
}
