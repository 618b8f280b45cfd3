import { money } from '@baize/money';
import { readFields } from '../choice.ts';
import {
  type InstantRules,
  instantRules,
  type PaytableSection,
  type SubType,
} from '../game-rules.ts';
import { payFraction } from '../pay.ts';
import { playSlot } from './play.ts';
import { type Pays, type SlotRules, tumbleSymbols } from './rules.ts';
import { type PublishedReturn, type SlotTheme, volatilityOf } from './theme.ts';

export type SlotChoice = Record<string, never>;

export type SlotGame = InstantRules<SlotChoice> & { readonly rules: SlotRules };

type Slot = Pick<SlotTheme, 'code' | 'version' | 'name' | 'rules' | 'published'> & {
  subType?: SubType;
};

/** The dearest bet times the cap is the largest payout. */
const limits = { min: money('0.2'), max: money('100'), maxPayout: money('500000') };

export function slotGame({ subType = null, ...slot }: Slot): SlotGame {
  const { code, version, name, rules, published } = slot;
  const returns = [returnOf(published)];
  const game = instantRules<SlotChoice>({
    code,
    version,
    name,
    subType,
    limits,
    rules,
    category: 'RNG',
    feedsJackpots: true,
    readChoice: (choice) => (readFields(choice, []) ? {} : undefined),
    largestPayout: (_choice, stake) => payFraction(stake, rules.cap, 1),
    play: (_choice, stake, chance) => playSlot(rules, stake, chance),
    maxMultiple: () => rules.cap,
    returnOf: () => returns[0]!,
    returns: () => returns,
    usualChoice: {},
    describe: () => describe(rules, published),
  });
  return { ...game, rules };
}

function returnOf({ returnToPlayer, hitRate, proof }: PublishedReturn) {
  return { bet: 'one spin', returnToPlayer, hitRate, proof };
}

function describe(rules: SlotRules, published: PublishedReturn): PaytableSection[] {
  const { sigma, triggerRate } = published;
  const facts = [
    ['volatility', volatilityOf(sigma)],
    ['standard deviation', sigma],
    ['free spins once in', Math.round(1 / triggerRate)],
    ['largest win', rules.cap],
  ];
  const sections = rules.model === 'tumble65' ? tumbleSections(rules) : reelSections(rules);
  return [...sections, { key: 'facts', columns: ['fact', 'value'], rows: facts }];
}

const payRows = (pays: Readonly<Record<string, Pays>>, per: number) =>
  Object.entries(pays).map(([symbol, row]) => [symbol, ...row.map((pay) => pay / per)]);

function reelSections(rules: Exclude<SlotRules, { model: 'tumble65' }>): PaytableSection[] {
  const { spins, multiplier } = rules.freeSpins;
  const key = rules.model === 'lines25' ? 'line bets' : 'fortieths of the bet, times ways';
  return [
    { key, columns: ['symbol', '3', '4', '5'], rows: payRows(rules.pays, 1) },
    { key: 'scatter', columns: ['symbol', '3', '4', '5'], rows: [['S', ...rules.scatterPays]] },
    {
      key: 'free spins',
      columns: ['scatters', 'spins', 'multiplier'],
      rows: [['3, 4, 5', spins, multiplier]],
    },
    {
      key: 'strips',
      columns: ['reel', 'symbols'],
      rows: rules.reels.map((reel, i) => [i + 1, reel]),
    },
  ];
}

function tumbleSections(rules: Extract<SlotRules, { model: 'tumble65' }>): PaytableSection[] {
  const { spins, moreFrom, more } = rules.freeSpins;
  const columns = ['symbol', '8–9', '10–11', '12+'];
  return [
    { key: 'bets', columns, rows: payRows(rules.pays, 10) },
    { key: 'scatter', columns: ['symbol', '4', '5', '6+'], rows: [['S', ...rules.scatterPays]] },
    {
      key: 'free spins',
      columns: ['scatters', 'spins'],
      rows: [
        ['4+', spins],
        [`${moreFrom}+ in free spins`, more],
      ],
    },
    {
      key: 'weights',
      columns: ['symbol', 'weight', 'weight in free spins'],
      rows: tumbleSymbols.map((symbol) => {
        const weight = rules.weights[symbol];
        return [symbol, weight, symbol === 'M' ? rules.freeMultiplierWeight : weight];
      }),
    },
    { key: 'multipliers', columns: ['value', 'weight'], rows: rules.multipliers },
  ];
}
