import { expect, test } from 'vitest';
import { coloursWith, houseLook, lookVariables, weakColours } from './operator-theme.ts';
import { houseColours } from './theme.ts';

test('the look of the house replaces nothing, and can be read', () => {
  expect(lookVariables(houseLook)).toEqual({ both: {}, dark: {}, light: {} });
  expect(weakColours('dark', houseLook.dark)).toEqual([]);
  expect(weakColours('light', houseLook.light)).toEqual([]);
});

test('a chosen colour brings its hover, its ink and its words along', () => {
  const { dark, light } = lookVariables({
    ...houseLook,
    dark: { ...houseLook.dark, brass: '#7cc4ff' },
  });
  expect(Object.keys(dark)).toEqual(['--brass', '--brass-hi', '--on-brass', '--brass-text']);
  expect(dark).toMatchObject({ '--brass': '#7cc4ff', '--on-brass': '#10130f' });
  expect(light).toEqual({});
  expect(coloursWith('dark', { ...houseLook.dark, brass: '#7cc4ff' }).room).toBe(
    houseColours.dark.room,
  );
});

test('a colour that vanishes in its ground is named', () => {
  expect(weakColours('dark', { brass: '#2b3a34', felt: houseLook.dark.felt })).toEqual(['brass']);
  expect(weakColours('light', { brass: '#ffe9a8', felt: '#b8f0d8' })).toEqual(['brass', 'felt']);
});

test('corners and letters are the same in both themes', () => {
  const { both } = lookVariables({ ...houseLook, cardRadiusPx: 0, font: 'system' });
  expect(both).toMatchObject({ '--r-card': '0px', '--sans': expect.stringMatching(/^system-ui/) });
  expect(both).not.toHaveProperty('--r-ctl');
});
