import { moneyWords, rateText } from '@baize/money';
import { kindName } from '../act/approval-words.ts';
import { type Leaf, leafText } from '../editor/changes.ts';
import { FIELDS, type Worth } from './fields.ts';
import type { Said } from './said.ts';

/** `payload` and `content` only hold what is meant. */
const WRAPPERS = /^(payload|content)$/;
const NUMBER = /^\d+$/;

/** Where something stands in a content, as a person would call it: `Fields › Username › Required`. */
export function placeName({ text }: Pick<Said, 'text'>, path: string): string {
  const parts = path.split('.').filter((part) => !WRAPPERS.test(part));
  return parts
    .map((part, at) => {
      const known = at === parts.length - 1 ? FIELDS[part]?.[0] : undefined;
      if (known) return text(known);
      return NUMBER.test(part) ? `#${Number(part) + 1}` : plainWords(part);
    })
    .join(' › ');
}

/** `maxWin`, `max_win` and `max-win` are all "Max win". */
export function plainWords(code: string): string {
  const words = code
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const worthOf = (path: string): Worth => FIELDS[path.split('.').at(-1) ?? '']?.[1] ?? 'text';

/** What stands there, as a person would say it; `area` is the domain whose states are meant. */
export function placeValue(said: Said, leaf: Leaf, worth: Worth, area: string): string {
  if (leaf === null) return '—';
  if (typeof leaf === 'boolean') return said.text(leaf ? 'console.yes' : 'console.no');
  if (typeof leaf === 'object') {
    return leaf.map((item) => placeValue(said, item, worth, area)).join(', ') || '—';
  }
  return valueIn[worth]?.(said, leaf, area) ?? timeOf(said, leaf) ?? leafText(leaf);
}

type Say = (said: Said, value: string | number, area: string) => string | undefined;

const valueIn: Partial<Record<Worth, Say>> = {
  money: ({ currency }, value) => moneyOf(value, currency),
  share: (_, value) => (isWhole(value) ? `${rateText(BigInt(value))} %` : undefined),
  rate: (_, value) => (isWhole(value) ? String(Number(value) / RATE_ONE) : undefined),
  role: ({ role }, value) => role(String(value)),
  right: ({ right }, value) => right(String(value)),
  state: ({ word }, value, area) =>
    STATES[area]?.map((start) => word(`${start}.${value}`)).find(Boolean),
  step: ({ word }, value) => word(`console.wd.action.${value}`),
  kind: ({ text }, value) => kindName(text, String(value)),
  time: ({ exact }, value) => exact(Number(value)),
};

/** Where the words of states begin, by the domain that speaks of them. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  cashier: ['console.wd.state', 'console.dep.state', 'console.aml.state'],
  play: ['console.bets.state'],
  lottery: ['console.lottery.state'],
  live: ['console.live.state'],
  cardroom: ['console.cards.state'],
  operators: ['console.approvals'],
};

const UNIT = 10_000;
const RATE_ONE = 1_000_000;

const isWhole = (value: string | number) => /^-?\d+$/.test(String(value));

/** The log writes sums as text in their smallest part; a number is a sum as people write it. */
function moneyOf(value: string | number, currency: string): string | undefined {
  const parts =
    typeof value === 'number' ? BigInt(Math.round(value * UNIT)) : isWhole(value) && BigInt(value);
  if (parts === false) return undefined;
  return moneyWords(parts, { locale: 'en', symbol: `${currency} `, position: 'F' });
}

/** Later than this nothing ends: it is for good. */
const FOR_GOOD = 9_000;

function timeOf({ exact, text }: Said, value: string | number): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return undefined;
  const at = new Date(value);
  if (at.getUTCFullYear() > FOR_GOOD) return text('console.audit.forGood');
  return Number.isNaN(at.getTime()) ? undefined : exact(at.getTime());
}
