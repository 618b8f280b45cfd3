import type { LotteryPlay } from '@baize/games';

const VIETNAM: Readonly<Record<string, string>> = {
  de: 'de',
  'de-first': 'de',
  'first-prize': 'de',
  head: 'de',
  tail: 'de',
  three: 'cang',
  four: 'cang',
};

/** Which family a play belongs to, where a kind has more plays than one row shows; empty where not. */
export function familyOf({ code, mode }: LotteryPlay): string {
  if (mode === 'SEA') {
    const [, stem = ''] = /^(lo|xien|slip|da)(?=\d|$)/.exec(code) ?? [];
    return VIETNAM[code] ?? stem;
  }
  if (mode !== 'LOTT') return '';
  if (/^any\d$/.test(code)) return 'any';
  const [head = ''] = code.split('-');
  return FAMILIES.includes(head) ? head : '';
}

const FAMILIES = [
  'five',
  'first4',
  'last4',
  'first3',
  'middle3',
  'last3',
  'first2',
  'last2',
  'fixed',
];

/** Where a mark alone is a bet at odds of its own. */
const isOneTap = ({ form, mode }: LotteryPlay): boolean => {
  if (mode === 'LOTT' || mode === 'SEA') return false;
  if (form.kind === 'positions') return !form.needsAll;
  return form.kind === 'spots' || (form.kind === 'numbers' && form.atLeast === 1);
};

/** What stands on one page with a play: all that is bet by one tap, or the play alone. */
export function panelOf(plays: readonly LotteryPlay[], play: LotteryPlay): readonly LotteryPlay[] {
  if (!isOneTap(play)) return [play];
  return plays.filter((one) => one.mode === play.mode && isOneTap(one));
}

/** The families of some plays in their order; none where a single row of plays is enough. */
export function familiesOf(plays: readonly LotteryPlay[]): string[] {
  if (plays.length <= 9) return [];
  const families = [...new Set(plays.map(familyOf))];
  return families.includes('') ? [] : families;
}
