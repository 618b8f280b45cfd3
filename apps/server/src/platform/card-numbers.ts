/** A payment card's number by its length and check digit. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const DIGITS = /\d(?:[ -]?\d){12,18}/g;
const SHOWN = 4;

/** Cards are never kept here: one typed into free text loses all but its last four digits. */
export function maskCardNumbers(text: string): string {
  return text.replace(DIGITS, (found) => {
    const digits = found.replace(/\D/g, '');
    return isCardNumber(digits)
      ? `${'*'.repeat(digits.length - SHOWN)}${digits.slice(-SHOWN)}`
      : found;
  });
}
