/** The kinds of text a field may ask for: how it is told, in words with `{min}` and `{max}`, and how it is known. */
type Pattern = { says: string; fits: (value: string) => boolean };

const whole =
  (shape: RegExp): Pattern['fits'] =>
  (value) =>
    shape.test(value);

export const patterns = {
  0: { says: '{min} to {max} characters', fits: () => true },
  1: {
    says: '{min} to {max} letters or digits, the first a letter',
    fits: whole(/^[A-Za-z][A-Za-z\d]*$/),
  },
  2: { says: '{min} to {max} kanji or digits', fits: whole(/^[\p{sc=Han}\d]+$/u) },
  3: { says: 'A valid e-mail address', fits: isEmail },
  4: { says: '{min} to {max} letters or digits', fits: whole(/^[A-Za-z\d]+$/) },
  5: {
    says: '{min} to {max} characters, letters and digits combined',
    fits: whole(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/),
  },
  6: { says: '{min} to {max} digits', fits: whole(/^\d+$/) },
  7: {
    says: '{min} to {max} letters or digits, at least one of them a capital',
    fits: whole(/^(?=.*[A-Z])[A-Za-z\d]+$/),
  },
  8: { says: '{min} to {max} English letters or spaces', fits: whole(/^[A-Za-z ]+$/) },
  9: { says: '{min} to {max} characters without spaces', fits: whole(/^\S+$/) },
  10: {
    says: '{min} to {max} Chinese characters or punctuation marks',
    fits: whole(/^[\p{sc=Han}\p{P}]+$/u),
  },
  11: { says: 'A date as year-month-day (yyyy-MM-dd)', fits: isDate(/^(\d{4})-(\d\d)-(\d\d)$/, 0) },
  12: {
    says: '{min} to {max} letters, with a space between words',
    fits: whole(/^\p{L}[\p{L}\p{M}]*(?: \p{L}[\p{L}\p{M}]*)*$/u),
  },
  13: { says: 'A date as month-day-year (MM-dd-yyyy)', fits: isDate(/^(\d\d)-(\d\d)-(\d{4})$/, 2) },
  14: { says: '{min} to {max} letters or numbers', fits: whole(/^[\p{L}\p{M}\p{N}]+$/u) },
  15: { says: '{min} to {max} Korean characters', fits: whole(/^\p{sc=Hangul}+$/u) },
  16: { says: '{min} to {max} Thai characters', fits: whole(/^\p{sc=Thai}+$/u) },
  17: {
    says: '{min} to {max} Thai or English characters',
    fits: whole(/^[\p{sc=Thai}A-Za-z]+$/u),
  },
  18: { says: '{min} to {max} capital letters or spaces', fits: whole(/^[A-Z][A-Z ]*$/) },
  19: {
    says: '{min} to {max} letters, numbers or symbols',
    fits: whole(/^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u),
  },
  20: {
    says: '{min} to {max} characters with a capital, a small letter, a digit and a symbol',
    fits: whole(/^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)(?=.*[\p{P}\p{S}])\S+$/u),
  },
  21: {
    says: 'First and last name, separated by a space',
    fits: whole(/^\p{L}[\p{L}\p{M}'\u2019.-]*(?: \p{L}[\p{L}\p{M}'\u2019.-]*)+$/u),
  },
  22: {
    says: '{min} to {max} full-width Japanese characters',
    // The half-width forms of katakana belong to the same script, so the full-width block is named.
    fits: whole(/^[\p{sc=Han}\p{sc=Hiragana}\u30A1-\u30FA\u30FC-\u30FF\u3000]+$/u),
  },
  23: { says: '{min} to {max} capital letters', fits: whole(/^[A-Z]+$/) },
  24: { says: '{min} to {max} digits, the first a 9', fits: whole(/^9\d*$/) },
  25: { says: '{min} to {max} small letters or digits', fits: whole(/^[a-z\d]+$/) },
  26: {
    says: '{min} to {max} characters with two of: letters, numbers, symbols',
    fits: mixesTwoKinds,
  },
  27: {
    says: 'A number of {min} to {max} digits that does not begin with 0',
    fits: whole(/^[1-9]\d*$/),
  },
  28: {
    says: '{min} to {max} letters from A to Z, at most one space',
    fits: whole(/^[A-Z]+(?: [A-Z]+)?$/),
  },
  29: {
    says: '{min} to {max} capital letters or apostrophes',
    fits: whole(/^'*[A-Z][A-Z']*$/),
  },
  30: {
    says: 'An address of {min} to {max} letters, numbers, spaces and , . - / # ( )',
    fits: whole(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ,.'\u2019\-/#()]*$/u),
  },
  31: { says: 'Eight digits and a check digit', fits: whole(/^\d{8}-?[\dKk]$/) },
  999: {
    says: '{min} to {max} letters or digits, the first a letter',
    fits: whole(/^[A-Za-z][A-Za-z\d]*$/),
  },
} as const satisfies Record<number, Pattern>;

export type PatternId = keyof typeof patterns;

export const patternIds = Object.keys(patterns).map(Number) as PatternId[];

export type PatternBounds = { min: number; max: number; acceptedPattern?: string };

/** Does a typed text meet the rule of its field? Lengths count characters, as people see them. */
export function matchesPattern(id: PatternId, value: string, bounds: PatternBounds): boolean {
  const length = [...value].length;
  if (length < bounds.min || length > bounds.max) return false;
  return patterns[id].fits(value) && isAccepted(bounds.acceptedPattern ?? '*', value);
}

/** The id of the words that explain a pattern; they take `{min}` and `{max}`. */
export function patternMessage(id: PatternId): `patterns.${PatternId}` {
  return `patterns.${id}`;
}

function isAccepted(pattern: string, value: string): boolean {
  if (pattern === '*') return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    return false;
  }
}

const MAILBOX = /^[A-Za-z\d!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z\d!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z\d]([A-Za-z\d-]{0,61}[A-Za-z\d])?$/;

function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  const [mailbox, labels] = [value.slice(0, at), value.slice(at + 1).split('.')];
  if (at < 1 || mailbox.length > 64 || value.length > 254 || labels.length < 2) return false;
  return (
    MAILBOX.test(mailbox) &&
    labels.every((label) => LABEL.test(label)) &&
    /[A-Za-z]{2}$/.test(value)
  );
}

/** A day that exists; `yearAt` says which of the three numbers is the year. */
function isDate(shape: RegExp, yearAt: 0 | 2): Pattern['fits'] {
  return (value) => {
    const numbers = shape.exec(value)?.slice(1).map(Number);
    if (!numbers) return false;
    const [year] = numbers.splice(yearAt, 1);
    const [month, day] = numbers;
    const date = new Date(Date.UTC(2000, month! - 1, day!));
    date.setUTCFullYear(year!, month! - 1, day!);
    return date.getUTCMonth() === month! - 1 && date.getUTCDate() === day;
  };
}

function mixesTwoKinds(value: string): boolean {
  const kinds = [/[A-Za-z]/, /\d/, /[!-/:-@[-`{-~]/].filter((kind) => kind.test(value));
  return /^[!-~]+$/.test(value) && kinds.length >= 2;
}
