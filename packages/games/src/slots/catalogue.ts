import { type SlotGame, slotGame } from './game.ts';
import { lines25 } from './lines25.ts';
import type { SlotTheme } from './theme.ts';
import { slotThemes } from './themes.ts';
import { tumble65 } from './tumble65.ts';
import { ways243 } from './ways243.ts';
import { isWithPots } from './with-pots.ts';

type Model = Pick<SlotTheme, 'code' | 'version' | 'name' | 'rules' | 'published'>;

/** The models themselves can be played too: they are what the published vectors speak of. */
export const slotModels: readonly Model[] = [
  {
    code: 'lines25',
    version: 1,
    name: '25 Lines',
    rules: lines25,
    published: {
      returnToPlayer: 0.959971,
      proof: 'exact',
      hitRate: 0.503084,
      triggerRate: 0.007124484,
      sigma: 4.1008,
    },
  },
  {
    code: 'ways243',
    version: 1,
    name: '243 Ways',
    rules: ways243,
    published: {
      returnToPlayer: 0.95817,
      proof: 'exact',
      hitRate: 0.623769,
      triggerRate: 0.00856,
      sigma: 2.8085,
    },
  },
  {
    code: 'tumble65',
    version: 1,
    name: 'Tumble',
    rules: tumble65,
    published: {
      returnToPlayer: 0.9613,
      proof: 'simulated',
      standardError: 0.0009,
      hitRate: 0.2335,
      triggerRate: 0.003937,
      sigma: 10.2,
    },
  },
];

export const slotGames: readonly SlotGame[] = [...slotModels, ...slotThemes].map((slot) =>
  slotGame({ ...slot, subType: isWithPots(slot.code) ? 'JP' : null }),
);
