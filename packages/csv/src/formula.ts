export type Cell = string | number | bigint;

// The apostrophes count as part of the formula, so that what was guarded can be told from what was typed.
const FORMULA = /^'*\s*[=+\-@\t\r]/;
// A telephone number is one too: a payout file must carry it as it is.
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const GUARDED = /^'+\s*[=+\-@\t\r]/;

/** A spreadsheet shows what begins like a formula, and does not run it; a number stays a number. */
export function guardFormula(value: Cell): string {
  const text = String(value);
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** The apostrophe that the guard put in front is not part of the text. */
export function unguardFormula(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
