import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slotModels } from './catalogue.ts';
import { volatilityOf } from './theme.ts';
import { slotThemes } from './themes.ts';

const page = readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8');

test('the page of published values says of every slot what its data say', () => {
  for (const { code, published } of [...slotModels, ...slotThemes]) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${code}\` |`));
    const { returnToPlayer, proof, sigma, standardError } = published;
    expect(row, code).toContain(`| ${returnToPlayer.toFixed(proof === 'exact' ? 6 : 4)} `);
    expect(row, code).toContain(`| ${sigma.toFixed(2)} | ${volatilityOf(sigma)} |`);
    if (standardError) expect(row, code).toContain(`± ${standardError.toFixed(4)}`);
  }
});
