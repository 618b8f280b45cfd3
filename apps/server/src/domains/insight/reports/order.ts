/** A number of each member, at the place of their id; nobody stands where `isThere` is 0. */
export type Sums = { from: number; sums: Float64Array; isThere: Uint8Array };

/** Numbers of members: whose, and how much. The same member may have several. */
export type Figures = { members: Float64Array; figures: Float64Array };

export type Range = { from: number; to: number };

/** All figures added up by member, to what is there of them already. */
export function addUp(range: Range, parts: readonly Figures[], known?: Sums): Sums {
  // What is known may reach further than the members of this moment: some may be gone since.
  const from = Math.min(range.from, known?.from ?? range.from);
  const end = Math.max(range.to + 1, known ? known.from + known.sums.length : 0);
  const count = Math.max(0, end - from);
  const sums = new Float64Array(count);
  const isThere = new Uint8Array(count);
  if (known) {
    sums.set(known.sums, known.from - from);
    isThere.set(known.isThere, known.from - from);
  }
  for (const { members, figures } of parts) {
    for (let n = 0; n < members.length; n += 1) {
      const place = members[n]! - from;
      sums[place] = sums[place]! + figures[n]!;
      isThere[place] = 1;
    }
  }
  return { from, sums, isThere };
}

/** Those with the largest sums, whichever sign, and how many more there are. Of equals the older comes first. */
export function largestOf(
  { from, sums, isThere }: Sums,
  max: number,
): { ids: bigint[]; left: number } {
  const sizes = new Float64Array(sums.length);
  let present = 0;
  for (let place = 0; place < sums.length; place += 1) {
    if (isThere[place] === 1) sizes[present++] = Math.abs(sums[place]!);
  }
  const least = present > max ? sizes.subarray(0, present).sort()[present - max]! : 0;
  const largest: number[] = [];
  for (let place = 0; place < sums.length; place += 1) {
    if (isThere[place] === 1 && Math.abs(sums[place]!) >= least) largest.push(place);
  }
  largest.sort((one, other) => Math.abs(sums[other]!) - Math.abs(sums[one]!) || one - other);
  const ids = largest.slice(0, max).map((place) => BigInt(place + from));
  return { ids, left: present - ids.length };
}

/** The numbers of a list that the database wrote: floats of eight bytes in base64. */
export function numbersIn(list: string): Float64Array {
  const bytes = Buffer.from(list, 'base64');
  const numbers = new Float64Array(bytes.length / Float64Array.BYTES_PER_ELEMENT);
  Buffer.from(numbers.buffer).set(bytes.swap64());
  return numbers;
}
