import { minutes } from '@baize/calendar';
import type { Text } from './use-text.ts';

/** How long something has waited, in the two largest units. */
export function ageText(text: Text, ms: number): string {
  const waited = Math.max(0, Math.floor(ms / minutes(1)));
  if (waited < 60) return text('console.cashier.minutes', { minutes: waited });
  const hours = Math.floor(waited / 60);
  if (hours < 24) return text('console.cashier.hours', { hours, minutes: waited % 60 });
  return text('console.cashier.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}
