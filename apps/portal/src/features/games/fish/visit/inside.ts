import type { fish as contract, fishParts, Output, Wire } from '@baize/contract';
import type { Weapon } from '@baize/games';
import type { Money } from '@baize/money';
import type { PlaySound } from '../../stage/sound.ts';
import type { Gun } from '../engine/gun.ts';
import type { Sea } from '../engine/sea.ts';
import type { SeaEngine } from '../engine/sea-engine.ts';
import type { Chores } from './chores.ts';
import type { HudStore } from './hud-store.ts';
import type { Shooter } from './shooter.ts';
import type { Run, StopRules } from './stop-rules.ts';

export type Sat = Output<typeof contract.sit.value>;
export type SeaNews = Wire<typeof fishParts.seaNews>;
export type ShownSea = Sat['sea'];

export type Given = {
  sat: Sat;
  host: HTMLElement;
  costs: readonly Money[];
  isStill: boolean;
  /** How far the house's clock was ahead when the seat was taken. */
  aheadMs: number;
  payText: (pay: Money) => string;
  playSound: PlaySound;
  makeSoundReady: () => void;
  hud: HudStore;
  onBalance: (balance: Money) => void;
  /** A magazine ended: what its hits cost, and what they won. */
  onClosed: (spent: { staked: Money; returned: Money }) => void;
  /** Writes down what was closed: it takes as long as half a frame, so it waits for one that has the time. */
  writeClosed: () => void;
};

export type Table = {
  engine: SeaEngine;
  shooter: Shooter;
  gun: Gun;
  sea: Sea;
  hear: (news: SeaNews) => void;
  /** The sea as it stands, read again. */
  read: (sea: ShownSea) => void;
  begin: (rules: StopRules) => void;
  stop: () => void;
  setLevel: (level: number) => void;
  setWeapon: (weapon: Weapon) => void;
  close: () => void;
};

/** All that one's place at the sea is made of, for the parts that move it. */
export type Inside = {
  given: Given;
  gun: Gun;
  sea: Sea;
  auto: { rules: StopRules; run: Run } | undefined;
  closed: Set<string>;
  chores: Chores;
  /** Paid bullets that have not been fired, as the next frame that fires nothing writes it. */
  loaded: number;
  engine: SeaEngine;
  shooter: Shooter;
};

/** A bullet by its magazine and its place in it. */
export const nameOf = (key: string) => {
  const [magazineId, n] = key.split('.');
  return { magazineId: magazineId!, n: Number(n) };
};

/** Finer than an eye sees is only longer: what is told goes to everybody at the sea, and is kept. */
export const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;
