import type { MotifName } from './motifs/library.ts';

const draws: MotifName[] = ['balls', 'drum', 'ticket', 'keno', 'orb', 'ingot'];

/** What a game that nobody drew by hand may show, by its category in small letters. */
export const categoryMotifs: Record<string, readonly MotifName[]> = {
  live: ['roulette', 'dealer', 'cards', 'pair', 'sicbo', 'shoe', 'chips', 'wheel'],
  fish: ['shark', 'fish', 'angler', 'octopus', 'jellyfish', 'turtle', 'crab', 'mermaid', 'chest'],
  pvp: ['mahjong', 'cards', 'pair', 'fan', 'dice', 'teapot', 'sword', 'crown', 'chips'],
  sports: ['football', 'basketball', 'tennis', 'cricket', 'boxing', 'horse', 'helmet', 'stadium'],
  esports: ['controller', 'keyboard', 'crosshair', 'sword', 'rocket', 'trophy'],
  cockfight: ['rooster', 'rooster', 'spurs', 'trophy'],
  lott: draws,
  elott: draws,
  rng: [
    ...(['dragon', 'tiger', 'koi', 'pharaoh', 'peony', 'wolf', 'skull', 'volcano'] as const),
    ...(['luckycat', 'phoenix', 'crown', 'scarab', 'samurai', 'clover', 'moongate'] as const),
    ...(['seven', 'fox', 'lantern', 'cherries', 'temple', 'cactus', 'owl', 'gem', 'bull'] as const),
    ...(['bear', 'panther', 'eagle', 'mask', 'compass', 'mushroom', 'lamp', 'bell'] as const),
    ...(['lotus', 'snake', 'ship', 'anchor', 'melon', 'plum', 'lemon', 'grapes'] as const),
    ...(['horseshoe', 'firecrackers', 'bonfire', 'hourglass', 'orb', 'piggy'] as const),
  ],
};
