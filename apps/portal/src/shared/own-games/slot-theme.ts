import {
  type SlotArt,
  type SlotLook,
  type SlotRank,
  type SlotRole,
  slotFace,
  slotLook,
} from '@baize/art';
import { type SlotModel, type SlotRules, type SlotTheme, slotThemes } from '@baize/games';

export type Face = { role: SlotRole; index: number; motif: string; rank?: SlotRank };

/** All that a slot's picture needs to know of its slot. */
export type SlotSet = {
  art: SlotArt;
  look: SlotLook;
  sound: SlotTheme['sound'];
  faces: Readonly<Record<string, Face>>;
  rules: SlotRules;
  columns: number;
  rows: number;
};

const REEL_SIZE = { columns: 5, rows: 3 };

/** `rules` are those the house publishes; looks and sounds are those of the game's name. */
export function slotSet(code: string, rules: SlotRules): SlotSet {
  const theme = slotThemes.find((one) => one.code === code) ?? modelTheme(code, rules.model);
  const { emblem, palette, tints, sound } = theme;
  const size =
    rules.model === 'tumble65' ? { columns: rules.columns, rows: rules.rows } : REEL_SIZE;
  return {
    ...size,
    art: { code, emblem, palette, tints },
    look: slotLook(code),
    sound,
    rules,
    faces: Object.fromEntries(
      Object.entries(theme.faces).map(([symbol, motif]) => [symbol, { ...kindOf(symbol), motif }]),
    ),
  };
}

/** The picture of one symbol as SVG text. */
export function facePicture({ art, look, faces }: SlotSet, symbol: string): string {
  const face = faces[plainSymbol(symbol)];
  if (!face) throw new Error(`No picture for the symbol ${symbol}`);
  return slotFace({ art, look, ...face });
}

/** A multiplier travels with its value: M25. */
export const plainSymbol = (symbol: string): string => (isMultiplier(symbol) ? 'M' : symbol);
export const isMultiplier = (symbol: string): boolean => /^M\d+$/.test(symbol);
export const multiplierOf = (symbol: string): number =>
  isMultiplier(symbol) ? Number(symbol.slice(1)) : 0;

export const svgUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const RANKS: readonly SlotRank[] = ['A', 'K', 'Q', 'J', 'T'];
const DEAR_ON_TUMBLE = 4;

function kindOf(symbol: string): Omit<Face, 'motif'> {
  if (symbol === 'W') return { role: 'wild', index: 0 };
  if (symbol === 'S') return { role: 'scatter', index: 0 };
  if (symbol === 'M') return { role: 'multiplier', index: 0 };
  const rank = RANKS.find((one) => one === symbol);
  if (rank) return { role: 'low', index: RANKS.indexOf(rank), rank };
  const place = Number(symbol.slice(1)) - 1;
  if (symbol.startsWith('H')) return { role: 'high', index: place };
  if (symbol.startsWith('L')) return { role: 'low', index: place };
  return place < DEAR_ON_TUMBLE
    ? { role: 'high', index: place }
    : { role: 'low', index: place - DEAR_ON_TUMBLE };
}

type Dressed = Pick<SlotTheme, 'emblem' | 'palette' | 'tints' | 'sound' | 'faces'>;

const CLASSICS = ['seven', 'crown', 'gem', 'bars', 'melon', 'grapes', 'plum', 'lemon', 'cherries'];

const modelSymbols: Record<SlotModel, readonly string[]> = {
  lines25: ['H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4', 'L5'],
  ways243: ['H1', 'H2', 'H3', 'H4', ...RANKS],
  tumble65: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9'],
};

/** The three bare models can be played too; they wear the house's own colours. */
function modelTheme(code: string, model: SlotModel): Dressed {
  const plain = modelSymbols[model].map((symbol, i) => [symbol, CLASSICS[i]!]);
  return {
    emblem: 'bell',
    palette: { lines25: 'ink', ways243: 'oxblood', tumble65: 'dusk' }[model],
    tints: { high: 'lacquer', low: 'moss', special: 'saffron' },
    sound: { set: 'arcade', key: 'C', tempo: code.length + 110 },
    faces: { ...Object.fromEntries(plain), W: 'clover', S: 'bell', M: 'orb' },
  };
}
