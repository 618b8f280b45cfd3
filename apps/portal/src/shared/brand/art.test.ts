import { drawArt } from '@baize/art';
import { promotionsActivities } from '@baize/contract';
import { promotionArt } from '@baize/web/promotion-art.ts';
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

test('every kind of promotion and every kind of draw has a picture', () => {
  const { kind, style } = promotionsActivities.activity.value.shape;
  const kinds = [
    ...kind.options.filter((one) => one !== 'TICKETS'),
    ...style.def.innerType.options,
  ];
  expect(kinds.filter((one) => !drawArt(promotionArt(one)))).toEqual([]);
});
