import type { MessageId } from '@baize/i18n';

/** A tier of prizes of a draw that is read out in whole numbers. */
export type Tier = { name: MessageId; values: readonly string[] };

const VIETNAM = [
  'special',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
] as const;

type FourDigits = Record<'first' | 'second' | 'third' | 'special' | 'consolation', string[]>;

/** The tiers of a draw, the highest prize first; none where balls are drawn. */
export function tiersOf(kind: string, result: unknown): Tier[] {
  if (result === null) return [];
  if (kind.startsWith('vn-')) {
    const { prizes } = result as { prizes: string[][] };
    return prizes.map((values, n) => ({ name: `tickets.prize.${VIETNAM[n]!}`, values }));
  }
  if (kind === 'thai' || kind === 'lao') {
    const { top, bottom } = result as { top: string; bottom: string };
    return [
      { name: 'tickets.prize.top', values: [top] },
      { name: 'tickets.prize.bottom', values: [bottom] },
    ];
  }
  if (kind !== '4d') return [];
  const drawn = result as FourDigits;
  return [
    { name: 'tickets.prize.first', values: drawn.first },
    { name: 'tickets.prize.second', values: drawn.second },
    { name: 'tickets.prize.third', values: drawn.third },
    { name: 'tickets.prize.special10', values: drawn.special },
    { name: 'tickets.prize.consolation', values: drawn.consolation },
  ];
}

/** How many tiers say enough of a draw at a glance. */
export function mainTiers(kind: string, tiers: readonly Tier[]): readonly Tier[] {
  if (kind.startsWith('vn-')) return tiers.slice(0, 1);
  return tiers.slice(0, kind === '4d' ? 3 : 2);
}
