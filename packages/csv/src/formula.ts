export type Cell = string | number | bigint;

// A spreadsheet skips what is not seen in front of a sign, and in Asian settings takes wide signs for plain ones.
const SIGN = '[\\s\\p{C}]*[=+\\-@\\t\\r\\n＝＋－＠﹦﹢﹣﹫−]';
// The apostrophes count as part of the formula, so that what was guarded can be told from what was typed.
const FORMULA = new RegExp(`^'*${SIGN}`, 'u');
// A telephone number is one too: a payout file must carry it as it is.
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const GUARDED = new RegExp(`^'+${SIGN}`, 'u');

/** A spreadsheet shows what begins like a formula, and does not run it; a number stays a number. */
export function guardFormula(value: Cell): string {
  const text = String(value);
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** The apostrophe that the guard put in front is not part of the text. */
export function unguardFormula(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
