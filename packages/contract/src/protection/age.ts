/** Nobody younger plays here. */
export const MINIMUM_AGE = 18;
/** The prompt that asks for a birthday later, for its gift, wants a little more. */
export const BIRTHDAY_PROMPT_AGE = 21;

/** Whole years; whoever was born on 29 February has a birthday on 1 March in common years. */
export function ageOn(birthday: string, today: Date): number {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const hadBirthday =
    Date.UTC(today.getUTCFullYear(), month - 1, day) <=
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
