import { type CompleteLanguage, inEveryLanguage, type NameOf, translate } from '@baize/i18n';
import { money } from '@baize/money';

/** A table of the house: which game is dealt there, how fast, and how it looks. */
export type ShippedTable = {
  id: NameOf<'table'>;
  game: string;
  names: Readonly<Record<CompleteLanguage, string>>;
  look: string;
  betSeconds: number;
  /** How fast its story is told: hundredths of the usual length. */
  paceHundredths: number;
  min: bigint;
  max: bigint;
  /** Whether play money may take a seat; elsewhere it only stands behind. */
  guestsSit?: boolean;
};

const table = (
  id: NameOf<'table'>,
  game: string,
  more: { look: string; bet: number; pace?: number; min: string; max: string; guestsSit?: boolean },
): ShippedTable => ({
  id,
  game,
  names: inEveryLanguage((language) => translate(language, `name.table.${id}`)),
  look: more.look,
  betSeconds: more.bet,
  paceHundredths: more.pace ?? 100,
  min: money(more.min),
  max: money(more.max),
  guestsSit: more.guestsSit ?? false,
});

/** The tables that the house ships with; operators open, close and narrow them. */
export const shippedTables: readonly ShippedTable[] = [
  table('baccarat-jade', 'baccarat', { look: 'jade', bet: 25, min: '1', max: '2000' }),
  table('baccarat-swift', 'baccarat', { look: 'ink', bet: 12, pace: 60, min: '1', max: '1000' }),
  table('baccarat-ruby', 'baccarat', { look: 'ruby', bet: 30, min: '50', max: '10000' }),
  table('baccarat-lotus', 'baccarat-no-commission', {
    look: 'lotus',
    bet: 25,
    min: '1',
    max: '2000',
  }),
  table('dragon-tiger-bamboo', 'dragon-tiger', { look: 'bamboo', bet: 20, min: '1', max: '2000' }),
  table('dragon-tiger-swift', 'dragon-tiger', {
    look: 'ember',
    bet: 10,
    pace: 60,
    min: '1',
    max: '1000',
  }),
  table('blackjack-velvet', 'blackjack', { look: 'velvet', bet: 20, min: '1', max: '2000' }),
  table('blackjack-onyx', 'blackjack', { look: 'onyx', bet: 15, min: '25', max: '5000' }),
  table('blackjack-garden', 'blackjack', {
    look: 'bamboo',
    bet: 15,
    min: '1',
    max: '200',
    guestsSit: true,
  }),
  table('roulette-harbour', 'live-roulette', { look: 'harbour', bet: 30, min: '0.5', max: '2000' }),
  table('roulette-swift', 'live-roulette', {
    look: 'ink',
    bet: 15,
    pace: 70,
    min: '0.5',
    max: '1000',
  }),
  table('sic-bo-lantern', 'live-sic-bo', { look: 'lantern', bet: 25, min: '0.5', max: '1000' }),
  table('fan-tan-pearl', 'fan-tan', { look: 'pearl', bet: 20, min: '0.5', max: '1000' }),
  table('money-wheel-comet', 'money-wheel', { look: 'comet', bet: 20, min: '0.5', max: '500' }),
  table('bingo-terrace-hall', 'bingo-hall', { look: 'terrace', bet: 35, min: '0.5', max: '100' }),
  table('arena-sol', 'cockfight', { look: 'sol', bet: 40, min: '1', max: '2000' }),
  table('arena-sabong', 'sabong', { look: 'sabong', bet: 60, min: '1', max: '5000' }),
];
