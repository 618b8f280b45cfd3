import type { Language } from '@baize/contract';
import { type LotteryKind, lotteryKinds } from '@baize/games';
import { type Money, money } from '@baize/money';
import type { Caller } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { describeGame, type InHouseGame } from '../catalogue/index.ts';
import type { SubjectNames } from '../operators/index.ts';
import { type BetFilter, type Category, type Play, type Player, playerOf } from '../play/index.ts';
import { type LotterySettings, settingsOf } from './settings.ts';
import { type Shipped, shipped } from './shipped.ts';

/** Lotteries in this process; `groupOf` tells a member's prize group, which the tree of agents decides. */
export type Lotteries = { play: Play; groupOf(memberId: bigint): Promise<number> };

/** A player, and the language in which their tickets are named. */
export type Reader = Player & { readonly language?: Language | undefined };

export function readerOf(caller: Caller): Reader {
  return { ...playerOf(caller), language: caller.language };
}

/** A game that is drawn: its kind's rules on a clock of its own. */
export type Lottery = Omit<Shipped, 'kind' | 'closeBeforeSeconds'> & {
  readonly kind: LotteryKind;
  /** As shipped; operators may decide otherwise. */
  readonly settings: LotterySettings;
};

const MIN_STAKE: Money = money('0.02');
const MAX_STAKE: Money = money('50000');

export const lotteries: ReadonlyMap<string, Lottery> = new Map(
  shipped.flatMap(({ kind: code, closeBeforeSeconds, ...told }): [string, Lottery][] => {
    const kind = lotteryKinds.get(code);
    const settings = { isOpen: true, closeBeforeSeconds, min: MIN_STAKE, max: MAX_STAKE };
    return kind ? [[told.code, { ...told, kind, settings }]] : [];
  }),
);

/** The categories of lottery tickets. */
export const LOTTERY: readonly Category[] = ['LOTT', 'ELOTT'];

/** Which bets are a player's tickets. */
export function ticketsOf({ memberId, currency }: Player): BetFilter {
  return { members: [memberId], currency, categories: LOTTERY };
}

/** What a lottery is called in a language: as the catalogue has it, where operators may rename it. */
export function nameOf(house: House, { vendor, code }: Lottery, language: Language): string {
  return describeGame(house, { vendor, code }, language).name;
}

export function findLottery(gameCode: string): Lottery {
  return lotteries.get(gameCode) ?? refuse('GAME_NOT_FOUND');
}

/** How a lottery stands now: what operators decided, or what was shipped. */
export function standingOf(house: House, { code, settings }: Lottery): LotterySettings {
  return settingsOf(house).get(code) ?? settings;
}

export const roundName = (gameCode: string, number: string) => `${gameCode}:${number}`;

/** The issue that a bet is on. */
export function issueOfBet({ roundId, gameCode }: { roundId: string | null; gameCode: string }) {
  return (roundId ?? '').slice(gameCode.length + 1);
}

/** The house's own lotteries, for the catalogue. */
export function listedLotteries(): InHouseGame[] {
  return [...lotteries.values()].map(({ code, vendor, category, names, menuGroup }) => ({
    code,
    vendor,
    category,
    names,
    menuGroup,
  }));
}

/** A lottery by its name, and an issue by its lottery's name and its own number. */
export const lotterySubjects: SubjectNames = {
  of: 'lottery',
  names: async (house, ids) =>
    new Map(
      ids.flatMap((id): [string, string][] => {
        const [code = '', issue] = id.split(':');
        const lottery = lotteries.get(code);
        if (!lottery) return [];
        return [[id, [nameOf(house, lottery, 'EN'), issue].filter(Boolean).join(' · ')]];
      }),
    ),
};
