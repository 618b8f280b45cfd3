import { startOfDay } from '@baize/calendar';
import type { Times } from '../../../shared/times.ts';
import type { Text } from '../../../shared/use-text.ts';
import type { Dimension, Report } from './report-address.ts';

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const CATEGORIES = [
  ...(['LIVE', 'RNG', 'INHOUSE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const),
  ...(['FISH', 'PVP', 'LOTT', 'ELOTT', 'JACKPOT'] as const),
];

type Tools = { text: Text; times: Times; names: Report['names'] };

/** A row's key as people read it. */
export function keyText({ text, times, names }: Tools, dimension: Dimension, key: string): string {
  const weekday = WEEKDAYS.find((one) => one === key);
  const category = CATEGORIES.find((one) => one === key);
  if (dimension === 'day' || dimension === 'week') {
    return times.day(startOfDay(key, times.offsetMinutes).getTime());
  }
  if (dimension === 'weekday' && weekday) return text(`console.reports.weekday.${weekday}`);
  if (dimension === 'hour') return `${key}:00`;
  if (dimension === 'category' && category) return text(`console.category.${category}`);
  if (dimension === 'level') return text('console.reports.vip', { level: key });
  if (dimension === 'line' && key === '0') return text('console.reports.noLine');
  return names.find((one) => one.dimension === dimension && one.key === key)?.name ?? key;
}
