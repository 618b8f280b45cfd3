import type { HoldemOptions, HoldemView } from '@baize/games';

type Raise = NonNullable<HoldemOptions['raise']>;

export type Preset = { name: 'min' | 'half' | 'threeQuarters' | 'pot' | 'allIn'; to: number };

const PARTS = { half: [1, 2], threeQuarters: [3, 4], pot: [1, 1] } as const;

/** Raises by parts of the pot as it is after a call; what is not allowed is left out. */
export function presetsOf(
  view: Pick<HoldemView, 'pot' | 'highest' | 'rules'>,
  options: HoldemOptions,
): Preset[] {
  const { raise } = options;
  if (!raise) return [];
  const afterCall = view.pot + (options.call ?? 0);
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[]).map((name): Preset => {
    const [times, of] = PARTS[name];
    return { name, to: wholeChips(view.highest + (afterCall * times) / of, view.rules.chip) };
  });
  return [
    { name: 'min' as const, to: raise.min },
    ...parts.filter(({ to }) => to > raise.min && to < raise.max),
    { name: 'allIn' as const, to: raise.max },
  ];
}

/** The nearest raise that the table takes. */
export function allowedRaise(to: number, { min, max }: Raise, chip: number): number {
  if (to >= max) return max;
  return Math.max(min, wholeChips(to, chip));
}

const wholeChips = (amount: number, chip: number) => Math.floor(amount / chip) * chip;
