import type { cardroomParts, Output, RefusalCode } from '@baize/contract';
import { type CardGame, cardGames, prizesOf, type StakeRules, sitAndGo } from '@baize/games';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { closedBecause, OWN_VENDOR } from '../../catalogue/index.ts';
import type { SubjectNames } from '../../operators/index.ts';
import { isGameStopped } from '../../play/index.ts';
import { gameName } from './game-names.ts';
import { type StakeSettings, settingsOf } from './settings.ts';
import { type ShippedStake, shippedStakes } from './shipped.ts';

/** A stake with the game that is dealt at it. */
export type CardStake = Omit<ShippedStake, 'game'> & { game: CardGame };

const DEFAULT_BANK_SECONDS = 60;
const DEFAULT_MAX_TABLES = 200;
const BUY_IN_UNITS = { min: 40n, max: 100n };
const UNBOUNDED = Number.MAX_SAFE_INTEGER;

/** Stakes of the games whose rules are there. */
export const cardStakes: ReadonlyMap<string, CardStake> = new Map(
  shippedStakes.flatMap(({ game: code, ...stake }) => {
    const game = cardGames.get(code);
    return game ? [[stake.id, { ...stake, game }]] : [];
  }),
);

export function findStake(stakeId: string): CardStake {
  return cardStakes.get(stakeId) ?? refuse('GAME_NOT_FOUND');
}

/** `low`, or `sit-and-go, low`: how a stake is told from the others of its game. */
export const nameOfLevel = ({ level, isSitAndGo }: CardStake) =>
  isSitAndGo ? `sit-and-go, ${level}` : level;

/** `Big Two, low`, or `Big Two, low, #536` for one of its hands. */
export const stakeSubjects: SubjectNames = {
  of: 'cards',
  names: async (_house, ids) =>
    new Map(
      ids.flatMap((id): [string, string][] => {
        const [stakeId = '', handId] = id.split(':');
        const stake = cardStakes.get(stakeId);
        if (!stake) return [];
        const hand = handId ? [`#${handId}`] : [];
        const name = gameName(stake.game.code, 'EN');
        return [[id, [name, nameOfLevel(stake), ...hand].join(', ')]];
      }),
    ),
};

/** What operators decided about a stake, or what it was shipped with. */
export function standingOf(house: House, stake: CardStake): StakeSettings {
  return settingsOf(house).get(stake.id)?.content ?? shippedSettings(stake);
}

/** Whether hands are dealt at it. */
export const isStakeOpen = (house: House, stake: CardStake) => !whyStakeClosed(house, stake);

/** Operators close a stake, or the whole game in the catalogue, or stop its bets by a switch. */
export function whyStakeClosed(house: House, stake: CardStake): RefusalCode | undefined {
  if (!standingOf(house, stake).isOpen) return 'TABLE_CLOSED';
  const game = { vendor: OWN_VENDOR, code: stake.game.code };
  const closed = closedBecause(house, game);
  if (closed) return closed;
  const isStopped = isGameStopped(house, { vendor: game.vendor, gameCode: game.code });
  return isStopped ? 'PLAY_STOPPED' : undefined;
}

export function shippedSettings(stake: CardStake): StakeSettings {
  return {
    isOpen: true,
    hasBots: true,
    rakeBasisPoints: stake.rakeBasisPoints,
    rakeCapUnits: stake.rakeCapUnits,
    turnSeconds: stake.game.turnSeconds,
    timeBankSeconds: DEFAULT_BANK_SECONDS,
    maxTables: DEFAULT_MAX_TABLES,
  };
}

/** Hold'em is played with chips that lie on the table; every other game with the balance. */
export const hasChips = ({ game }: Pick<CardStake, 'game'>) => game.code === 'holdem';

export function buyInOf(stake: CardStake): { min: Money; max: Money } | null {
  if (!hasChips(stake) || stake.isSitAndGo) return null;
  return { min: stake.unit * BUY_IN_UNITS.min, max: stake.unit * BUY_IN_UNITS.max };
}

/** The rules that the next hand for money at this stake is dealt with. */
export function rulesOf(house: House, stake: CardStake): StakeRules {
  const { rakeBasisPoints, rakeCapUnits } = standingOf(house, stake);
  const base = Number(stake.unit);
  const rules = stake.game.rulesFor({ base, rakeBp: rakeBasisPoints });
  if (!('rakeCap' in rules)) return rules;
  const rakeCap = rakeCapUnits === 0 ? UNBOUNDED : base * rakeCapUnits;
  return Object.assign({ ...rules }, { rakeCap });
}

/** What a seat has at risk among so many: its chips, or the most that a hand can cost. */
export function riskOf(
  stake: CardStake,
  rules: StakeRules,
  { seat, stack, seats }: { seat: number; stack: number; seats: number },
): number {
  return stake.game.greatestLoss(rules, { seat, stack }, seats);
}

export type ShownStake = Output<typeof cardroomParts.stakeLevel>;

export function showStake(house: House, stake: CardStake): ShownStake {
  const settings = standingOf(house, stake);
  const rules = rulesOf(house, stake);
  const buyIn = buyInOf(stake);
  const entry = stake.isSitAndGo ? entryOf(stake, settings) : null;
  return {
    stakeId: stake.id,
    game: stake.game.code,
    level: stake.level,
    unit: stake.unit,
    smallBlind: !entry && 'smallBlind' in rules ? BigInt(rules.smallBlind as number) : null,
    buyIn,
    needed: entry
      ? stake.unit
      : (buyIn?.min ?? BigInt(riskOf(stake, rules, { seat: 0, stack: 0, seats: stake.seats }))),
    entry,
    seats: stake.seats,
    leastPlayers: stake.game.seats.min,
    rake: {
      basisPoints: settings.rakeBasisPoints,
      cap:
        hasChips(stake) && !entry && settings.rakeCapUnits > 0
          ? stake.unit * BigInt(settings.rakeCapUnits)
          : null,
    },
    turnSeconds: settings.turnSeconds,
    timeBankSeconds: settings.timeBankSeconds,
    isOpen: isStakeOpen(house, stake),
    hasBots: settings.hasBots,
  };
}

/** What a sit-and-go costs, and what its places win when every chair is taken. */
function entryOf(
  { unit, seats }: CardStake,
  { rakeBasisPoints: rakeBp }: StakeSettings,
): ShownStake['entry'] {
  const prizes = prizesOf({ buyIn: Number(unit), rakeBp, entrants: seats });
  return {
    chips: BigInt(sitAndGo.stack),
    handsPerLevel: sitAndGo.handsPerLevel,
    prizes: prizes.map((prize) => BigInt(prize)),
  };
}
