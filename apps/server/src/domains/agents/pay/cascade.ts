import { CENT, type Money, shareOut } from '@baize/money';
import { groupBy } from '../../../platform/lists/group-by.ts';

/** What someone is owed in a run: by the company, or by their upline. */
export type Claim<Who> = {
  receiver: Who;
  payer: Who | null;
  gross: Money;
  /** The upline pays it personally, some other time. */
  isManual?: boolean;
};

export type Paid<Who> = {
  /** What each receiver got of their gross. */
  received: Map<Who, Money>;
  /** What each payer gave away, and what they owed. */
  given: Map<Who, Money>;
  owed: Map<Who, Money>;
};

/**
 * Pays a run from the top down: everyone's own pay is used for those below first, then their wallet.
 * What is missing is shared by what each is owed, so no order of contracts plays a part.
 */
export function payCascade<Who>(
  claims: readonly Claim<Who>[],
  walletOf: (payer: Who) => Money,
): Paid<Who> {
  const paid: Paid<Who> = { received: new Map(), given: new Map(), owed: new Map() };
  const below = groupBy(claims, ({ payer }) => payer);
  const receivers = new Set(claims.map(({ receiver }) => receiver));
  for (const claim of below.get(null) ?? []) paid.received.set(claim.receiver, claim.gross);
  // Who has nothing to get themselves may still owe.
  const tops = [...below.keys()].filter((payer) => payer !== null && !receivers.has(payer));
  const waiting = [...(below.get(null) ?? []).map(({ receiver }) => receiver), ...(tops as Who[])];
  for (let payer = waiting.shift(); payer !== undefined; payer = waiting.shift()) {
    const owing = below.get(payer) ?? [];
    const shares = sharesOf(owing, (paid.received.get(payer) ?? 0n) + walletOf(payer));
    paid.owed.set(payer, sum(owing));
    paid.given.set(
      payer,
      shares.reduce((all, share) => all + share, 0n),
    );
    owing.forEach(({ receiver }, n) => {
      paid.received.set(receiver, shares[n]!);
      waiting.push(receiver);
    });
  }
  return paid;
}

/** What each gets now: all of it where there is enough, nothing where the upline pays on their own. */
function sharesOf<Who>(owing: readonly Claim<Who>[], funds: Money): Money[] {
  const now = owing.map((claim) => (claim.isManual ? { ...claim, gross: 0n } : claim));
  return sum(now) <= funds ? now.map(({ gross }) => gross) : inCents(funds, now);
}

function sum<Who>(claims: readonly Claim<Who>[]): Money {
  return claims.reduce((all, { gross }) => all + gross, 0n);
}

function inCents<Who>(funds: Money, claims: readonly Claim<Who>[]): Money[] {
  const weights = claims.map(({ gross }) => gross / CENT);
  return shareOut(funds / CENT, weights).map((cents) => cents * CENT);
}

/** What a run moves on someone's own account: what they got, less what they gave. */
export function netOfRun<Who>({ received, given }: Paid<Who>, who: Who): Money {
  return (received.get(who) ?? 0n) - (given.get(who) ?? 0n);
}
