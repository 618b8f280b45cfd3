import { expect, test } from 'vitest';
import { renderSet } from '../../../../../packages/art/scripts/render-set.ts';
import { otherArt, pictureNames } from './state-picture.tsx';

test('every picture the console asks for is drawn at build time', () => {
  const drawn = new Set(Object.keys(renderSet()));
  const states = pictureNames.flatMap((name) => [
    `state/${name}-dark.svg`,
    `state/${name}-light.svg`,
  ]);
  expect([...otherArt, ...states].filter((path) => !drawn.has(path))).toEqual([]);
});
