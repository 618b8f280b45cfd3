/** Whether a typed number can be one of that country; how many digits are right depends on the region. */
export async function isMobileNumber(diallingCode: string, typed: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const digits = typed.trim();
  const full = digits.startsWith('+')
    ? digits
    : `${diallingCode.startsWith('+') ? '' : '+'}${diallingCode}${digits.replace(/^0+/, '')}`;
  return parsePhoneNumberFromString(full)?.isValid() ?? false;
}
