/** Where a friend registers: at one of the brand's domains for this, else where we are. */
export function inviteLink(code: string, domains: readonly string[]): string {
  // The same code always shows the same address: a link that changes is not trusted.
  const turn = [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const domain = domains[turn % Math.max(1, domains.length)];
  const origin = domain ? `https://${domain}` : location.origin;
  return `${origin}/register?referralCode=${encodeURIComponent(code)}`;
}
