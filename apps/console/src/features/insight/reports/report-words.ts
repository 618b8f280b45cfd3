import { startOfDay } from '@baize/calendar';
import type { Times } from '../../../shared/times.ts';
import type { Text } from '../../../shared/use-text.ts';
import type { Dimension, Report } from './report-address.ts';

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const CATEGORIES = [
  'LIVE',
  'RNG',
  'INHOUSE',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
  'JACKPOT',
] as const;

const KEPT: readonly Dimension[] = ['country', 'device', 'source', 'campaign'];
const DEVICES = ['desktop', 'phone', 'tablet'] as const;
const OWN_SOURCES = ['direct', 'agent', 'friend'] as const;
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code;
}

export function categoryText(text: Text, key: string): string {
  const category = CATEGORIES.find((one) => one === key);
  return category ? text(`console.category.${category}`) : key;
}

type Tools = { text: Text; times: Times; names: Report['names'] };

/** A row's key as people read it. */
export function keyText({ text, times, names }: Tools, dimension: Dimension, key: string): string {
  const weekday = WEEKDAYS.find((one) => one === key);
  if (dimension === 'day' || dimension === 'week') {
    return times.day(startOfDay(key, times.offsetMinutes).getTime());
  }
  if (dimension === 'weekday' && weekday) return text(`console.reports.weekday.${weekday}`);
  if (dimension === 'hour') return `${key}:00`;
  if (dimension === 'category') return categoryText(text, key);
  if (dimension === 'level') return text('console.reports.vip', { level: key });
  if (KEPT.includes(dimension)) return keptText(text, dimension, key);
  if (dimension === 'line' && key === '0') return text('console.reports.noLine');
  return names.find((one) => one.dimension === dimension && one.key === key)?.name ?? key;
}

/** What is kept of members: names of ours by our words, all others as they came. */
export function keptText(text: Text, dimension: Dimension, key: string): string {
  if (key === 'none') {
    return text(
      dimension === 'campaign' ? 'console.reports.noCampaign' : 'console.reports.unknown',
    );
  }
  if (dimension === 'country') return countryName(key);
  const device = DEVICES.find((one) => one === key);
  if (dimension === 'device' && device) return text(`console.reports.device.${device}`);
  const source = OWN_SOURCES.find((one) => one === key);
  return dimension === 'source' && source ? text(`console.reports.source.${source}`) : key;
}
