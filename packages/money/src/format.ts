import { type Money, shownDecimals, UNIT } from './amount.ts';

export type MoneyStyle = {
  /** BCP 47: decides the separators and the digits. */
  locale: string;
  symbol: string;
  /** Front or back of the number. */
  position?: 'F' | 'B';
  /** Set a plus before gains. */
  signed?: boolean;
  /** Where the money is not the brand's own; else as many as people write of that. */
  decimals?: number;
};

/** The pieces of an amount, so that each can be set in its own size. */
export type MoneyParts = {
  sign: '' | '−' | '+';
  symbol: string;
  position: 'F' | 'B';
  whole: string;
  separator: string;
  decimals: string;
};

const formats = new Map<string, Intl.NumberFormat>();

/** As many decimals as people write, and thousands separators; what is smaller is not shown. */
export function moneyParts(amount: Money, style: MoneyStyle): MoneyParts {
  const size = amount < 0n ? -amount : amount;
  const decimals = style.decimals ?? shownDecimals();
  return {
    sign: size < stepOf(decimals) ? '' : amount < 0n ? '−' : style.signed ? '+' : '',
    symbol: style.symbol,
    position: style.position ?? 'F',
    ...(plainFigure(size, decimals, style.locale) ?? figureOf(size, decimals, style.locale)),
  };
}

/** The smallest part that is written: a cent of two decimals, the unit itself of none. */
const stepOf = (decimals: number): bigint => 10n ** BigInt(4 - decimals);

type Figure = Pick<MoneyParts, 'whole' | 'separator' | 'decimals'>;

/** Languages that write our own digits in groups of three, and with which signs. */
const PLAIN: Record<string, readonly [group: string, separator: string]> = {
  en: [',', '.'],
  'zh-Hans': [',', '.'],
  'zh-Hant': [',', '.'],
  ja: [',', '.'],
  ko: [',', '.'],
  th: [',', '.'],
  fil: [',', '.'],
  vi: ['.', ','],
  id: ['.', ','],
};

/** A browser takes longer to wake its own writer of numbers than to draw the page. */
function plainFigure(size: bigint, decimals: number, locale: string): Figure | undefined {
  const signs = PLAIN[locale];
  if (!signs) return undefined;
  const [group, separator] = signs;
  const whole = String(size / UNIT).replace(/\B(?=(\d{3})+$)/g, group);
  if (decimals === 0) return { whole, separator: '', decimals: '' };
  const part = String((size % UNIT) / stepOf(decimals)).padStart(decimals, '0');
  return { whole, separator, decimals: part };
}

function figureOf(size: bigint, decimals: number, locale: string): Figure {
  const whole = formatFor(locale, 0).format(size / UNIT);
  if (decimals === 0) return { whole, separator: '', decimals: '' };
  const part = Number((size % UNIT) / stepOf(decimals)) / 10 ** decimals;
  const fraction = formatFor(locale, decimals).formatToParts(part);
  return {
    whole,
    separator: fraction.find(({ type }) => type === 'decimal')?.value ?? '.',
    decimals: fraction.find(({ type }) => type === 'fraction')?.value ?? '0'.repeat(decimals),
  };
}

/** The same amount as one line of text. */
export function moneyWords(amount: Money, style: MoneyStyle): string {
  const { sign, symbol, position, whole, separator, decimals } = moneyParts(amount, style);
  const figure = `${whole}${separator}${decimals}`;
  return position === 'F' ? `${sign}${symbol}${figure}` : `${sign}${figure} ${symbol}`;
}

function formatFor(locale: string, decimals: number): Intl.NumberFormat {
  const known = formats.get(`${locale} ${decimals}`);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(`${locale} ${decimals}`, format);
  return format;
}
