// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blend, contrastRatio, findWeakPairs, inkOn } from './contrast.ts';
import { houseColours, type ThemeName, themeVariables, washShare } from './theme.ts';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const themes: ThemeName[] = ['dark', 'light'];

test('black on white is 21, a colour on itself is 1, and the order does not matter', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#3a7f5c', '#3a7f5c')).toBe(1);
  expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test('a wash is reckoned as the colour one really sees', () => {
  expect(blend('#ffffff', '#000000', 0.5)).toBe('#808080');
});

test('a colour that cannot be read is refused, not guessed', () => {
  expect(() => contrastRatio('gold', '#ffffff')).toThrow();
});

test.each(themes)('every text and control of the %s theme passes AA', (theme) => {
  expect(findWeakPairs(houseColours[theme], theme)).toEqual([]);
});

test('an operator colour that cannot be read is found with its pair', () => {
  const colours = { ...houseColours.light, brass: '#f4d58b' };
  expect(findWeakPairs(colours, 'light')).toContainEqual(
    expect.objectContaining({ front: 'on-brass', back: 'brass', needed: 4.5 }),
  );
});

test('the ink that reads better on a fill is chosen', () => {
  expect(inkOn('#e0b65a')).toBe('#10130f');
  expect(inkOn('#0c6b4e')).toBe('#ffffff');
});

test.each(themes)('the stylesheet and the code hold the same %s colours', (theme) => {
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  const declared = [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, k, v]) => [k, v]);
  expect(Object.fromEntries(declared)).toEqual(houseColours[theme]);
  expect(block).toContain(`--wash: ${Math.round(washShare[theme] * 100)}%;`);
});

test('an operator theme becomes CSS variables, and only those it names', () => {
  expect(themeVariables({ colours: { brass: '#ff8800' }, cardRadiusPx: 4 })).toEqual({
    '--brass': '#ff8800',
    '--r-card': '4px',
  });
});
