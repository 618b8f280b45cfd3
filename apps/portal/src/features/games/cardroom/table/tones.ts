/** The light of a room and the cloth of its table. */
export type Tone = {
  room: readonly [string, string];
  line: string;
  felt: readonly [string, string, string];
};

const blue: Tone = {
  room: ['#1d2c33', '#070c10'],
  line: '#2b4450',
  felt: ['#1b80a6', '#0d4d6d', '#05263c'],
};

const TONES: Readonly<Record<string, Tone>> = {
  holdem: blue,
  'niu-niu': {
    room: ['#2b2313', '#0d0a05'],
    line: '#4a3a1c',
    felt: ['#2b8a5c', '#12593a', '#062a1b'],
  },
  'thirteen-cards': {
    room: ['#241a33', '#0b0712'],
    line: '#3c2b55',
    felt: ['#6a479c', '#412768', '#1c0f33'],
  },
  'tien-len': {
    room: ['#331a17', '#0e0606'],
    line: '#4c2620',
    felt: ['#9c1f28', '#64101c', '#2b050e'],
  },
  'big-two': {
    room: ['#14261f', '#060d0a'],
    line: '#23463a',
    felt: ['#1f8f6a', '#0d5c45', '#052a20'],
  },
  'dou-dizhu': {
    room: ['#2e1f14', '#0e0905'],
    line: '#4b3420',
    felt: ['#b0662b', '#74401a', '#331a08'],
  },
  xiangqi: {
    room: ['#2b2117', '#0d0a06'],
    line: '#463623',
    felt: ['#c89b5e', '#9a7140', '#5c4020'],
  },
};

export const toneOf = (game: string): Tone => TONES[game] ?? blue;
