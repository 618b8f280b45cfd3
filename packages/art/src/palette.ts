type Ramp = readonly [light: string, middle: string, dark: string];

/**
 * `ground` runs from lit centre to edge, `a` is the emblem's main material, `b` its second,
 * `m` the metal, `k` the ink, `lamp` the light. `paper` grounds are light, and rare on purpose:
 * one in eight keeps a wall breathing.
 */
export type Palette = {
  ground: Ramp;
  a: Ramp;
  b: Ramp;
  m: Ramp;
  k: string;
  lamp: string;
  paper?: true;
};

const BRASS: Ramp = ['#FFF0BF', '#E9BE5C', '#8A5A17'];
const SILVER: Ramp = ['#FFFFFF', '#BFCBD0', '#55666F'];
const COPPER: Ramp = ['#FFE0C2', '#DE8A55', '#7A3417'];

/** Sixteen grounds chosen together. */
export const palettes = {
  lacquer: {
    ground: ['#C8321F', '#7E120F', '#3A0608'],
    a: ['#FFB08A', '#F0532D', '#8E130E'],
    b: ['#7FD6B4', '#1E8A6A', '#07382B'],
    m: BRASS,
    k: '#2A0405',
    lamp: '#FF8A4C',
  },
  jade: {
    ground: ['#1E8F6B', '#0B5140', '#04231D'],
    a: ['#B6F5CF', '#3DBE86', '#0A5B42'],
    b: ['#FFC0A0', '#E5573A', '#7C1C12'],
    m: BRASS,
    k: '#03201A',
    lamp: '#6FE3AE',
  },
  harbour: {
    ground: ['#1F6F9E', '#0D3A61', '#06182E'],
    a: ['#BDEBFF', '#3F9FD8', '#0D4A80'],
    b: ['#FFD9A0', '#F0883A', '#8A3A0C'],
    m: BRASS,
    k: '#04142A',
    lamp: '#74C8FF',
  },
  saffron: {
    ground: ['#F6B133', '#CC6A12', '#6B2A06'],
    a: ['#FFF1C4', '#F58F2A', '#9A3B08'],
    b: ['#9FE0D2', '#17857A', '#063B3A'],
    m: BRASS,
    k: '#3A1503',
    lamp: '#FFE39A',
  },
  oxblood: {
    ground: ['#8E2338', '#4E0D20', '#22040E'],
    a: ['#FFC7B8', '#DD5560', '#7B1430'],
    b: ['#FFE3A8', '#D79A3A', '#6E3F0B'],
    m: BRASS,
    k: '#1C030B',
    lamp: '#FF8F8A',
  },
  ink: {
    ground: ['#27403F', '#12211F', '#070E0D'],
    a: ['#F6E9C8', '#C9A45A', '#5C3F13'],
    b: ['#9BE0C0', '#2FA37A', '#0A4434'],
    m: BRASS,
    k: '#050B0A',
    lamp: '#E9CE8D',
  },
  lagoon: {
    ground: ['#16A6A6', '#08606D', '#032733'],
    a: ['#D4FFF2', '#37CFB8', '#08706B'],
    b: ['#FFC89E', '#FF7A4D', '#A52A12'],
    m: BRASS,
    k: '#022029',
    lamp: '#8DFFE6',
  },
  porcelain: {
    ground: ['#FBF6EA', '#E6DCC6', '#C3B495'],
    a: ['#7FB3E6', '#2A63B0', '#122F63'],
    b: ['#F7A58B', '#CE4A33', '#6F1A12'],
    m: BRASS,
    k: '#122347',
    lamp: '#FFFFFF',
    paper: true,
  },
  ember: {
    ground: ['#EA6C1C', '#7F3108', '#250D04'],
    a: ['#FFE28A', '#FF8A1F', '#A82A06'],
    b: ['#FFB9A6', '#D3382E', '#66090F'],
    m: COPPER,
    k: '#180403',
    lamp: '#FFC15A',
  },
  moss: {
    ground: ['#6E8F2B', '#3A5415', '#172408'],
    a: ['#EAF7B0', '#98C43C', '#3F6512'],
    b: ['#FFD7A1', '#E7853A', '#83330D'],
    m: BRASS,
    k: '#121C05',
    lamp: '#DDF08A',
  },
  dusk: {
    ground: ['#46708F', '#233F5C', '#0D1B2E'],
    a: ['#FFD3C2', '#F08A7A', '#8C2F45'],
    b: ['#FFE6A6', '#EBB04A', '#83520E'],
    m: BRASS,
    k: '#081422',
    lamp: '#B4D8F5',
  },
  clay: {
    ground: ['#B9835A', '#6E452B', '#2C1A0F'],
    a: ['#FFF0DC', '#F0C08A', '#9C5A2A'],
    b: ['#A6DCE0', '#2E8593', '#0D3C49'],
    m: COPPER,
    k: '#1E1007',
    lamp: '#F2C79A',
  },
  frost: {
    ground: ['#9FC7D6', '#4C829B', '#1C3F54'],
    a: ['#FFFFFF', '#CFE6EE', '#5E8DA3'],
    b: ['#FFC4B0', '#E4604C', '#84211C'],
    m: SILVER,
    k: '#0E2937',
    lamp: '#F2FCFF',
  },
  sand: {
    ground: ['#F3DDB0', '#D2A866', '#8D6128'],
    a: ['#FFE9BE', '#D4822F', '#7B3A0C'],
    b: ['#8FD3CB', '#1F7E86', '#08363F'],
    m: BRASS,
    k: '#3B2108',
    lamp: '#FFF6DA',
    paper: true,
  },
  storm: {
    ground: ['#4A5B66', '#25313A', '#0F161B'],
    a: ['#FFF3C2', '#F3C637', '#8D6306'],
    b: ['#A7D8FF', '#3C8DD9', '#0E3E73'],
    m: SILVER,
    k: '#0A1014',
    lamp: '#CFE4F2',
  },
  rose: {
    ground: ['#E793A8', '#A9476C', '#4C1533'],
    a: ['#FFF0EC', '#FFB3AE', '#B24A60'],
    b: ['#C6F0D0', '#3FA878', '#0F4E3A'],
    m: BRASS,
    k: '#2E0A1F',
    lamp: '#FFDDE4',
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as PaletteName[];

export const paletteOf = (name: PaletteName): Palette => palettes[name];

/** The same palette with its two materials exchanged: a second voice from the same colours. */
export const swapped = (palette: Palette): Palette => ({ ...palette, a: palette.b, b: palette.a });

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((v, i) => Math.round(v + (b[i]! - v) * share));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

export const channels = (colour: string): number[] =>
  [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
