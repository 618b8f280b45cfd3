// Pictures above the stories of a new brand's news and blog: scenes without words, 960 x 540.
import { banner, type Campaign } from '../banners/banner.ts';

const scenes = [
  {
    id: 'check-a-roll-yourself',
    palette: 'dusk',
    horizon: 'orbits',
    pattern: 'guilloche',
    centred: true,
    disc: 0.34,
    objects: [
      { motif: 'dice', x: 0, y: 0, s: 0.5, turn: 6 },
      { motif: 'orb', x: -0.62, y: 0.2, s: 0.3, swap: true },
      { motif: 'compass', x: 0.62, y: -0.16, s: 0.28, turn: 12 },
    ],
  },
  {
    id: 'decide-before-the-first-bet',
    palette: 'moss',
    horizon: 'hills',
    pattern: 'seigaiha',
    centred: true,
    disc: 0.36,
    objects: [
      { motif: 'hourglass', x: 0, y: -0.02, s: 0.56 },
      { motif: 'piggy', x: -0.6, y: 0.2, s: 0.3 },
      { motif: 'chips', x: 0.58, y: 0.24, s: 0.28 },
    ],
  },
  {
    id: 'the-demo-is-open',
    palette: 'lacquer',
    horizon: 'city',
    pattern: 'stars',
    centred: true,
    rays: true,
    objects: [
      { motif: 'moongate', x: 0, y: 0, s: 0.6 },
      { motif: 'lantern', x: -0.6, y: -0.16, s: 0.3, turn: -5, swap: true },
      { motif: 'lantern', x: 0.6, y: -0.12, s: 0.3, turn: 6, swap: true },
    ],
  },
  {
    id: 'chat-with-support',
    palette: 'harbour',
    horizon: 'sea',
    pattern: 'chevron',
    centred: true,
    disc: 0.3,
    objects: [
      { motif: 'bell', x: 0, y: -0.02, s: 0.52 },
      { motif: 'teapot', x: -0.6, y: 0.22, s: 0.32 },
      { motif: 'lamp', x: 0.6, y: 0.2, s: 0.3 },
    ],
  },
] as const satisfies readonly Campaign[];

/** The picture of a story by its name, where one is drawn. */
export function drawStory(path: string): string | undefined {
  const [, name] = /^\/art\/story\/([a-z-]+)\.svg$/.exec(path) ?? [];
  const scene = scenes.find(({ id }) => id === name);
  return scene && banner(scene, { width: 960, height: 540 });
}
