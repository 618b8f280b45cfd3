/** How many sets of `take` there are among `count`; exact, as long as it is below 2⁵³. */
export function countSets(count: number, take: number): number {
  if (take > count) return 0;
  let sets = 1;
  for (let i = 0; i < take; i += 1) sets = (sets * (count - i)) / (i + 1);
  return sets;
}
