import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lotteryKinds } from './every-lottery.ts';
import { returnsOf } from './prizes.ts';

const file = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const words = Object.keys(
  JSON.parse(file('packages/i18n/src/locales/en/lottery.json')) as Record<string, string>,
);
const kinds = [...lotteryKinds.values()];

test('every kind has a name, every play a name and a sentence, and nothing else has', () => {
  const expected = kinds.flatMap(({ code, plays }) => [
    `lottery.kind.${code}.name`,
    ...plays.flatMap((play) =>
      ['name', 'text'].map((of) => `lottery.play.${code}.${play.code}.${of}`),
    ),
  ]);
  const found = words.filter((id) => /^lottery\.(kind|play)\./.test(id));
  expect(found.sort()).toEqual(expected.sort());
});

test('the page of lotteries says of every fixed return what the maths say', () => {
  const page = file('docs/lottery.md');
  for (const kind of kinds) {
    const [, section = ''] = page.split(`\n## ${kind.name} (\`${kind.code}\`)\n`);
    const [own = ''] = section.split('\n## ');
    for (const play of kind.plays) {
      const row = own.split('\n').find((line) => line.startsWith(`| \`${play.code}\` |`));
      const group = play.mode === 'LOTT';
      const returns = returnsOf(play, group ? { group: 1950 } : {});
      const shown = returns.map(({ returnToPlayer }) => returnToPlayer.toFixed(4));
      for (const value of new Set(shown)) expect(row, `${kind.code} ${play.code}`).toContain(value);
    }
  }
});
