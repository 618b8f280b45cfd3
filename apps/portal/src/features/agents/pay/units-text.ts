/** An amount with all its four decimals: what was there before the cents were cut. */
export function unitsText(units: bigint): string {
  const size = units < 0n ? -units : units;
  const figure = `${size / 10_000n}.${String(size % 10_000n).padStart(4, '0')}`;
  return units < 0n ? `−${figure}` : figure;
}
