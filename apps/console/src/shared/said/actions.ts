import { plainWords } from './places.ts';
import type { Said } from './said.ts';

/** The parts of the house in which something can be done, as the log begins their names. */
export const AREAS = [
  'members',
  'identity',
  'protection',
  'agents',
  'cashier',
  'promotions',
  'content',
  'catalogue',
  'games',
  'live',
  'lottery',
  'play',
  'system',
  'operators',
  'insight',
  'sportsbook',
] as const;

/** What was done, as a person would say it; what is new to us is read from its name. */
export function actionName({ word }: Pick<Said, 'word'>, action: string): string {
  const own = word(`console.audit.did.${action}`);
  if (own) return own;
  const [area = '', ...rest] = action.split('.');
  return rest.length === 0 ? plainWords(area) : plainWords(rest.join(' '));
}
