import { lotteryKinds } from '@baize/games';
import { expect, test } from 'vitest';
import en from '../../../../../packages/i18n/src/locales/en/tickets.json' with { type: 'json' };
import { familiesOf, familyOf, panelOf } from './play-groups.ts';

const panels = [...lotteryKinds.values()].flatMap(({ code, plays }) =>
  [...new Set(plays.map(({ mode }) => mode))].map((mode) => ({
    code,
    plays: plays.filter((play) => play.mode === mode),
  })),
);

test('where plays are many, each is in a family that has a name', () => {
  const many = panels.filter(({ plays }) => plays.length > 9);
  expect(many.map(({ code }) => code)).toEqual(['ssc', '11x5', 'vn-north', 'vn-south']);
  for (const { code, plays } of many) {
    const families = familiesOf(plays);
    expect(families.length, code).toBeGreaterThan(1);
    for (const family of families) expect(en).toHaveProperty([`tickets.word.${family}`]);
    for (const play of plays) expect(families, play.code).toContain(familyOf(play));
  }
});

test('what is bet by one tap stands on one page, and what takes several marks alone', () => {
  const page = (kind: string, code: string) => {
    const { plays } = lotteryKinds.get(kind)!;
    return panelOf(plays, plays.find((play) => play.code === code)!).map((play) => play.code);
  };
  expect(page('ssc', 'pattern')).toEqual([
    'ball-side',
    'sum-side',
    'dragon-tiger',
    'pattern',
    'bull',
  ]);
  expect(page('pk10', 'position-number')).toContain('sum-side');
  expect(page('mark6', 'two-of-two')).toEqual(['two-of-two']);
  expect(page('mark6', 'wave')).not.toContain('three-of-three');
  expect(page('ssc', 'fixed')).toEqual(['fixed']);
  expect(page('thai', 'top3')).toEqual(['top3']);
});
