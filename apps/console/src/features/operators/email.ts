const EMAIL = /^[^\s@<>"]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Looks like an address; the house looks more closely. */
export function isEmail(typed: string): boolean {
  return EMAIL.test(typed);
}
