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
  const least = present > max ? nthOf(sizes.subarray(0, present), present - max) : 0;
  const larger: number[] = [];
  const equal: number[] = [];
  for (let place = 0; place < sums.length; place += 1) {
    const size = isThere[place] === 1 ? Math.abs(sums[place]!) : -1;
    if (size > least) larger.push(place);
    else if (size === least && equal.length < max) equal.push(place);
  }
  larger.sort((one, other) => Math.abs(sums[other]!) - Math.abs(sums[one]!) || one - other);
  const ids = [...larger, ...equal].slice(0, max).map((place) => BigInt(place + from));
  return { ids, left: present - ids.length };
}

/** The number that would stand at a place if they were sorted; nobody asks for the order of all the others. */
export function nthOf(numbers: Float64Array, place: number): number {
  let from = 0;
  let to = numbers.length - 1;
  while (from < to) {
    const { lower, upper } = divide(numbers, from, to);
    if (place > lower && place < upper) break;
    if (place <= lower) to = lower;
    else from = upper;
  }
  return numbers[place]!;
}

/** Puts the smaller ones of a part before the larger; answers where those end and these begin. */
function divide(numbers: Float64Array, from: number, to: number) {
  const middle = numbers[(from + to) >> 1]!;
  let upper = from;
  let lower = to;
  while (upper <= lower) {
    while (numbers[upper]! < middle) upper += 1;
    while (numbers[lower]! > middle) lower -= 1;
    if (upper > lower) break;
    const smaller = numbers[lower]!;
    numbers[lower--] = numbers[upper]!;
    numbers[upper++] = smaller;
  }
  return { lower, upper };
}

/** The numbers of a list that the database wrote: floats of eight bytes in base64. */
export function numbersIn(list: string): Float64Array {
  const bytes = Buffer.from(list, 'base64');
  const numbers = new Float64Array(bytes.length / Float64Array.BYTES_PER_ELEMENT);
  Buffer.from(numbers.buffer).set(bytes.swap64());
  return numbers;
}
