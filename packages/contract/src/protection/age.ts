/** Nobody younger plays anywhere; a market may ask for more. */
export const MINIMUM_AGE = 18;

/** Whole years; whoever was born on 29 February has a birthday on 1 March in common years. */
export function ageOn(birthday: string, today: Date): number {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const hadBirthday =
    Date.UTC(today.getUTCFullYear(), month - 1, day) <=
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
