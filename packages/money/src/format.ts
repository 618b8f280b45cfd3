import { CENT, type Money, UNIT } from './amount.ts';

export type MoneyStyle = {
  /** BCP 47: decides the separators and the digits. */
  locale: string;
  symbol: string;
  /** Front or back of the number. */
  position?: 'F' | 'B';
  /** Set a plus before gains. */
  signed?: boolean;
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

/** Two decimals and thousands separators; what is below a cent is not shown. */
export function moneyParts(amount: Money, style: MoneyStyle): MoneyParts {
  const size = amount < 0n ? -amount : amount;
  return {
    sign: size < CENT ? '' : amount < 0n ? '−' : style.signed ? '+' : '',
    symbol: style.symbol,
    position: style.position ?? 'F',
    ...(plainFigure(size, style.locale) ?? figureOf(size, style.locale)),
  };
}

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
function plainFigure(size: bigint, locale: string): Figure | undefined {
  const signs = PLAIN[locale];
  if (!signs) return undefined;
  const [group, separator] = signs;
  const whole = String(size / UNIT).replace(/\B(?=(\d{3})+$)/g, group);
  return { whole, separator, decimals: String((size % UNIT) / CENT).padStart(2, '0') };
}

function figureOf(size: bigint, locale: string): Figure {
  const format = formatFor(locale);
  const fraction = format.formatToParts(Number((size % UNIT) / CENT) / 100);
  return {
    whole: format.format(size / UNIT).replace(/\D?\p{Nd}{2}$/u, ''),
    separator: fraction.find((part) => part.type === 'decimal')?.value ?? '.',
    decimals: fraction.find((part) => part.type === 'fraction')?.value ?? '00',
  };
}

/** The same amount as one line of text. */
export function moneyWords(amount: Money, style: MoneyStyle): string {
  const { sign, symbol, position, whole, separator, decimals } = moneyParts(amount, style);
  const figure = `${whole}${separator}${decimals}`;
  return position === 'F' ? `${sign}${symbol}${figure}` : `${sign}${figure} ${symbol}`;
}

function formatFor(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formats.set(locale, format);
  return format;
}
