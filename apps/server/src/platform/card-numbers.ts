/** A payment card's number by its length and check digit. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Groups of digits with little between them, as people write long numbers. */
const RUN = /[0-9\uff10-\uff19]+(?:[\s.\-_/\u2010-\u2015]{1,3}[0-9\uff10-\uff19]+)*/g;
const GROUP = /[0-9\uff10-\uff19]+/g;
const MIN_DIGITS = 13;
const MAX_DIGITS = 19;
const SHOWN = 4;

/** Cards are never kept here: one typed into free text loses all but its last four digits. */
export function maskCardNumbers(text: string): string {
  return text.length < MIN_DIGITS ? text : text.replace(RUN, maskRun);
}

/** A card may stand among other numbers: every row of whole groups is looked at. */
function maskRun(run: string): string {
  const groups = [...run.matchAll(GROUP)].map(({ 0: digits, index }) => ({ digits, index }));
  for (let first = 0; first < groups.length; first += 1) {
    let digits = '';
    for (const { index, digits: more } of groups.slice(first)) {
      digits += more.normalize('NFKC');
      if (digits.length > MAX_DIGITS) break;
      if (!isCardNumber(digits)) continue;
      const rest = run.slice(index + more.length);
      return run.slice(0, groups[first]!.index) + hide(digits) + maskCardNumbers(rest);
    }
  }
  return run;
}

const hide = (digits: string) => `${'*'.repeat(digits.length - SHOWN)}${digits.slice(-SHOWN)}`;
