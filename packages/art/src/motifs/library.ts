// The whole library: name to motif.
import type { Chance } from '../chance.ts';
import type { Part } from '../parts.ts';
import { controller, crosshair, helmet, horse, keyboard, spurs, stadium } from './arena.ts';
import { bear, bull, fox, panther, tiger, wolf } from './beasts.ts';
import { eagle, owl, phoenix, rooster } from './birds.ts';
import { cactus, lotus, mushroom, peony } from './blossoms.ts';
import { bars, bell, crown, gem, seven } from './cabinet.ts';
import { cards, pair, shoe } from './cards.ts';
import { beer, hourglass, lamp, orb, sword } from './curios.ts';
import { dealer } from './dealer.ts';
import { dice, sicbo } from './dice.ts';
import { balls, drum, ticket } from './draws.ts';
import { angler, fish, mermaid, shark } from './fishes.ts';
import { cherries, grapes, lemon, melon, plum } from './fruit.ts';
import { anchor, chest, compass, ship } from './harbour.ts';
import { keno, mine, plinko, wheel } from './house-games.ts';
import { fan, firecrackers, lantern, moongate, teapot, temple } from './lanterns.ts';
import { clover, horseshoe, ingot, luckycat, piggy } from './luck.ts';
import { mask, pharaoh, samurai, scarab, skull } from './masks.ts';
import { crab, jellyfish, octopus, turtle } from './reef.ts';
import { dragon, koi, snake } from './serpents.ts';
import { balloon, bonfire, comet, rocket, volcano } from './skies.ts';
import { basketball, boxing, cricket, football, tennis, trophy } from './sport.ts';
import { chips, mahjong, roulette } from './table.ts';

/** `isLarge` asks for the full coat of detail; chance varies what may vary. */
export type Motif = (chance: Chance, isLarge: boolean) => Part[];

export const motifs = {
  helmet,
  horse,
  controller,
  keyboard,
  crosshair,
  stadium,
  spurs,
  tiger,
  wolf,
  bear,
  bull,
  panther,
  fox,
  rooster,
  eagle,
  owl,
  phoenix,
  peony,
  lotus,
  cactus,
  mushroom,
  crown,
  gem,
  bell,
  seven,
  bars,
  cards,
  pair,
  shoe,
  hourglass,
  orb,
  lamp,
  sword,
  beer,
  dealer,
  dice,
  sicbo,
  balls,
  drum,
  ticket,
  shark,
  fish,
  angler,
  mermaid,
  cherries,
  lemon,
  plum,
  melon,
  grapes,
  anchor,
  ship,
  chest,
  compass,
  wheel,
  mine,
  plinko,
  keno,
  lantern,
  moongate,
  temple,
  fan,
  teapot,
  firecrackers,
  ingot,
  luckycat,
  horseshoe,
  piggy,
  clover,
  mask,
  samurai,
  pharaoh,
  skull,
  scarab,
  octopus,
  turtle,
  jellyfish,
  crab,
  dragon,
  koi,
  snake,
  comet,
  rocket,
  volcano,
  balloon,
  bonfire,
  trophy,
  football,
  basketball,
  tennis,
  boxing,
  cricket,
  chips,
  roulette,
  mahjong,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
export const motifNames = Object.keys(motifs) as MotifName[];
