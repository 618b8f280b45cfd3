/** One line of the table: a figure beside its reference, what it must reach, and whether it did. */
export type Row = { name: string; value: number; must: string; isPass: boolean; detail: string };

export function atLeast(name: string, value: number, must: number, detail: string): Row {
  return { name, value, must: `≥ ${must}`, isPass: value >= must, detail };
}

export function atMost(name: string, value: number, must: number, detail: string): Row {
  return { name, value, must: `≤ ${must}`, isPass: value <= must, detail };
}

export function lines(rows: readonly Row[]): string[] {
  const table = rows.map(({ name, value, must, isPass, detail }) => [
    name,
    Number.isInteger(value) ? String(value) : value.toFixed(2),
    must,
    isPass ? 'pass' : 'FAIL',
    detail,
  ]);
  return [
    '| Measure | Ratio | Must | | Measured |',
    '|---|---|---|---|---|',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
  ];
}
