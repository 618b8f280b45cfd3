type Group = { members: number };

/** What one member of a group comes to; nothing can be said of an empty one. */
export function perHead(sum: bigint, members: number): bigint | null {
  return members === 0 ? null : sum / BigInt(members);
}

type Compared = { sum: bigint; takers: Group; otherSum: bigint; others: Group };

/**
 * What takers come to beyond what as many of the others would have: the others' sum is scaled to the
 * number of takers before it is taken off, so that groups of unequal size compare.
 */
export function effectOf({ sum, takers, otherSum, others }: Compared): bigint | null {
  if (takers.members === 0 || others.members === 0) return null;
  return sum - (otherSum * BigInt(takers.members)) / BigInt(others.members);
}
