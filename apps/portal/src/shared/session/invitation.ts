const KEY = 'baize.invitation';
const CODE = /^[A-Za-z0-9_-]{1,50}$/;

export type Invitation = { referralCode: string; affiliateCode: string };

/** Keeps the codes of the link a visitor came by, until they register in this tab. */
export function keepInvitation(search: string): void {
  const query = new URLSearchParams(search);
  const found = {
    // Shortened links say `r`.
    referralCode: read(query, 'referralCode') || read(query, 'r'),
    affiliateCode: read(query, 'affiliateCode'),
  };
  if (found.referralCode || found.affiliateCode) sessionStorage.setItem(KEY, JSON.stringify(found));
}

export function keptInvitation(): Invitation {
  const kept = sessionStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as Invitation) : { referralCode: '', affiliateCode: '' };
}

function read(query: URLSearchParams, name: string): string {
  const code = query.get(name) ?? '';
  return CODE.test(code) ? code : '';
}
