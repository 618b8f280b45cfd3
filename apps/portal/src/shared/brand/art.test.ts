import { expect, test } from 'vitest';
import { renderSet } from '../../../../../packages/art/scripts/render-set.ts';
import { homeArt, loginArt, loginStripArt, pageStates, rosetteArt, stateArt } from './art.ts';

test('every picture the portal asks for is drawn at build time', () => {
  const drawn = new Set(Object.keys(renderSet()).map((file) => `/art/${file}`));
  const asked = [
    loginArt,
    loginStripArt,
    rosetteArt,
    homeArt('live-room', 'wide'),
    homeArt('live-room', 'tall'),
    ...pageStates.flatMap((state) => [stateArt(state, 'dark'), stateArt(state, 'light')]),
  ];
  expect(asked.filter((picture) => !drawn.has(picture))).toEqual([]);
});
