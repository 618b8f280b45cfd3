import { add, judges } from './lottery-judges.ts';

/**
 * What a ticket costs and pays, reckoned a second time from the printed rules: every note is spelled
 * out, judged alone, and paid by tables of its own.
 */
export type Choice = {
  positions?: readonly (readonly number[])[];
  numbers?: readonly number[];
  texts?: readonly string[];
  spots?: readonly string[];
};

/** One in how many notes wins, where the prize follows from the group. */
const CHANCES: Readonly<Record<string, readonly [ways: number, of: number]>> = {
  'ssc five-direct': [1, 100_000],
  'ssc first4-direct': [1, 10_000],
  'ssc last4-direct': [1, 10_000],
  'ssc fixed': [1, 10],
  ...Object.fromEntries(
    ['first3', 'middle3', 'last3'].flatMap((place) => [
      [`ssc ${place}-direct`, [1, 1_000]],
      [`ssc ${place}-sum`, [1, 1_000]],
      [`ssc ${place}-group3`, [3, 1_000]],
      [`ssc ${place}-group6`, [6, 1_000]],
      [`ssc ${place}-contains`, [271, 1_000]],
    ]),
  ),
  ...Object.fromEntries(
    ['first2', 'last2'].flatMap((place) => [
      [`ssc ${place}-direct`, [1, 100]],
      [`ssc ${place}-sum`, [1, 100]],
      [`ssc ${place}-group`, [2, 100]],
    ]),
  ),
  '11x5 any1': [5, 11],
  '11x5 any2': [2, 11],
  '11x5 any3': [2, 33],
  '11x5 any4': [1, 66],
  '11x5 any5': [1, 462],
  '11x5 any6': [1, 77],
  '11x5 any7': [1, 22],
  '11x5 any8': [4, 33],
  '11x5 first3-direct': [1, 990],
  '11x5 first3-group': [1, 165],
  '11x5 first2-direct': [1, 110],
  '11x5 first2-group': [1, 55],
  '11x5 fixed': [1, 11],
  'pk10 first1-direct': [1, 10],
  'pk10 first2-direct': [1, 90],
  'pk10 first3-direct': [1, 720],
  'pk10 fixed': [1, 10],
};

const K3_SUMS = [189, 63, 31.5, 18.9, 12.6, 9, 7.56, 7];
const LUCKY_WAYS = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];
const side = (odds: number) => ({ side: odds });
const hit = (odds: number) => ({ hit: odds });
const animals = (four: number, five: number) => ({ animal: four, 'own-animal': five });

/** Odds with the stake in them, by play and prize. */
const ODDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'ssc ball-side': side(1.98),
  'ssc sum-side': side(1.98),
  'ssc dragon-tiger': { dragon: 2.15, tiger: 2.15, tie: 9.5 },
  'ssc pattern': { leopard: 90, straight: 15.5, pair: 3.5, 'half-straight': 2.6, mixed: 3.1 },
  'ssc bull': { 'bull-none': 2.6, 'bull-odd': 14.6, 'bull-even': 14.3, 'bull-bull': 14.4 },
  'k3 sum-side': side(1.94),
  'k3 sum': Object.fromEntries(K3_SUMS.map((odds, n) => [`sum-${n + 3}`, odds * 1.08])),
  'k3 triple': { triple: 200 },
  'k3 figure': { 'any-triple': 34, 'any-straight': 8.5 },
  'k3 pair': { pair: 12.8 },
  'k3 pair-single': { 'pair-single': 66 },
  'k3 three-different': hit(34),
  'k3 two-different': hit(6.8),
  'pk10 position-number': hit(9.8),
  'pk10 position-side': side(1.98),
  'pk10 dragon-tiger': side(1.98),
  'pk10 sum': {
    'sum-outer': 42,
    'sum-wide': 21,
    'sum-near': 14,
    'sum-inner': 10.5,
    'sum-centre': 8.5,
  },
  'pk10 sum-side': { big: 2.15, small: 1.75, odd: 1.75, even: 2.15 },
  'mark6 special': hit(48),
  'mark6 special-side': { side: 1.96, push: 1 },
  'mark6 wave': { red: 2.75, blue: 2.9, green: 2.9 },
  'mark6 special-zodiac': animals(11.7, 9.4),
  'mark6 zodiac': animals(2.05, 1.75),
  'mark6 normal': hit(7.8),
  'mark6 two-of-two': hit(62),
  'mark6 three-of-three': hit(700),
  ...vietnamOdds('vn-north', { price: 80, sets: [17, 74, 330, 2.8, 8.9, 16.1], link: 650 }),
  ...vietnamOdds('vn-south', { price: 78, sets: [35.5, 233, 1_590, 1.94, 4.2, 6.2], link: 750 }),
  ...topOdds('thai'),
  ...topOdds('lao'),
  'lao top4': hit(6_000),
  '4d big': { first: 3_250, second: 1_300, third: 650, special: 234, consolation: 78 },
  '4d small': { first: 4_550, second: 2_600, third: 1_300 },
  'lucky28 sum-side': side(1.96),
  'lucky28 sum-both': { rare: 4.1, common: 3.5 },
  'lucky28 sum': Object.fromEntries(
    LUCKY_WAYS.map((ways, n) => [`sum-${n}`, Math.floor(9_300_000 / ways) / 10_000]),
  ),
  'keno80 over-under': { level: 1.95, exact: 210 },
  'keno80 odd-even': { odd: 1.95, even: 1.95 },
  'keno80 element': { metal: 9.2, wood: 4.7, water: 2.4, fire: 4.6, earth: 9 },
  'wingo colour': { colour: 2, 'colour-with-violet': 1.5, violet: 4.5 },
  'wingo number': hit(9),
  'wingo side': side(1.96),
};

function vietnamOdds(
  kind: string,
  { price, sets, link }: { price: number; sets: number[]; link: number },
) {
  const names = ['xien2', 'xien3', 'xien4', 'slip4', 'slip8', 'slip10'];
  return {
    ...Object.fromEntries(['de', 'de-first', 'first-prize'].map((p) => [`${kind} ${p}`, hit(95)])),
    [`${kind} three`]: hit(920),
    [`${kind} four`]: hit(8_800),
    [`${kind} head`]: hit(9.4),
    [`${kind} tail`]: hit(9.4),
    [`${kind} lo2`]: hit(98),
    [`${kind} lo2-price`]: hit(price),
    [`${kind} lo3`]: hit(940),
    ...Object.fromEntries(names.map((name, n) => [`${kind} ${name}`, hit(sets[n]!)])),
    [`${kind} da`]: Object.fromEntries(
      [2, 3, 4].flatMap((size) => [
        [`link-${size}`, link],
        [`repeat-${size}`, link / 2],
      ]),
    ),
  };
}

function topOdds(kind: string) {
  return {
    [`${kind} top3`]: hit(900),
    [`${kind} top2`]: hit(90),
    [`${kind} bottom2`]: hit(90),
    [`${kind} tod`]: { different: 150, 'with-pair': 300 },
    [`${kind} run-top`]: hit(3.2),
    [`${kind} run-bottom`]: hit(4.2),
  };
}

const PRIZES = { 'vn-north': [27, 23, 23], 'vn-south': [18, 17, 15] } as const;

/** How many numbers make a note, where more than one do. */
function takeOf(play: string): number {
  const sized = /^(?:xien|slip|any)(\d+)$/.exec(play);
  if (sized) return Number(sized[1]);
  if (/group6|first3-group$|three-(different|of-three)/.test(play)) return 3;
  return /group3|group$|two-(different|of-two)/.test(play) ? 2 : 1;
}

/** What one mark costs, in notes. */
function costOf(name: string, mark: readonly (number | string)[]): number {
  const [kind = '', play = ''] = name.split(' ');
  const [all = 1, long = 1, price = 1] = PRIZES[kind as keyof typeof PRIZES] ?? [];
  if (play === 'lo2') return all;
  if (play === 'lo3') return long;
  if (play === 'lo2-price') return price;
  if (play === 'da') return mark.length * (mark.length - 1) * all;
  if (play.endsWith('group3')) return 2;
  return play.endsWith('-sum') && kind === 'ssc' ? waysTo(play, Number(mark[0])) : 1;
}

/** In how many ways two or three digits have a sum. */
function waysTo(play: string, sum: number): number {
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const pairs = digits.flatMap((a) => digits.map((b) => a + b));
  if (/2-sum$/.test(play)) return pairs.filter((pair) => pair === sum).length;
  return pairs.flatMap((pair) => digits.map((c) => pair + c)).filter((all) => all === sum).length;
}

type Single = { mark: unknown; notes: number };

/** Every note or spot of a selection, one by one. */
function singlesOf(name: string, choice: Choice): Single[] {
  const [kind = '', play = ''] = name.split(' ');
  const { positions, numbers, texts, spots } = choice;
  if (spots) return spots.map((mark) => ({ mark, notes: 1 }));
  if (positions && /fixed|position-number/.test(play)) {
    return positions.flatMap((marks, place) =>
      marks.map((number) => ({ mark: [place, number], notes: 1 })),
    );
  }
  if (positions) {
    const rows = positions.reduce<number[][]>(
      (before, marks) => before.flatMap((row) => marks.map((mark) => [...row, mark])),
      [[]],
    );
    const isOnce = kind !== 'ssc';
    return rows
      .filter((row) => !isOnce || new Set(row).size === row.length)
      .map((mark) => ({ mark, notes: 1 }));
  }
  if (play === 'da') return [{ mark: texts, notes: costOf(name, texts!) }];
  const sets = setsOf<number | string>(numbers ?? texts!, takeOf(play));
  return sets.map((mark) => ({ mark, notes: costOf(name, mark) }));
}

function setsOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((first, n) =>
    setsOf(items.slice(n + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/** Ten-thousandths for one winning note: of 2.00 by group, of 1.00 by odds. */
function prizeOf(name: string, prize: string, group: number): bigint {
  const chance = CHANCES[name];
  if (!chance) return BigInt(Math.round(ODDS[name]![prize]! * 10_000));
  const [ways, of] = chance.map(BigInt) as [bigint, bigint];
  const [above, below] = [BigInt(group) * 10n * of, ways];
  const exact = above / below;
  return above % below === 0n ? exact : (exact / 100n) * 100n;
}

type Ticket = { choice: Choice; group: number; perNote: bigint };

/** Notes, and what they pay in ten-thousandths, floored to cents once. */
export function reckon(name: string, { choice, group, perNote }: Ticket, result: unknown) {
  const singles = singlesOf(name, choice);
  const won = singles
    .flatMap(({ mark }) => judges[name]!(mark as never, result as never))
    .reduce((sum, prize) => sum + prizeOf(name, prize, group), 0n);
  const paid = (won * perNote) / (CHANCES[name] ? 20_000n : 10_000n);
  return { notes: add(singles.map(({ notes }) => notes)), payout: (paid / 100n) * 100n };
}
