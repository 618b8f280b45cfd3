import { insightStatementsOperator, type Right } from '@baize/contract';
import type { LucideIcon } from 'lucide-react';
import { ChartColumn, ClipboardCheck, Keyboard, LogOut, Moon, Plus, Sun } from 'lucide-react';
import { readyViews } from '../../features/insight/reports/ready-views.ts';
import type { PlainSearch } from '../../shared/list/search.ts';
import type { Text } from '../../shared/use-text.ts';
import { roomsFor } from '../rooms.ts';

/** Something that is reached by its name: a page to go to, or something to do. */
export type Entry = {
  id: string;
  name: string;
  note: string;
  icon: LucideIcon;
  /** Looked for, not shown. */
  also?: string;
} & ({ to: string; search?: PlainSearch } | { act: () => void });

export type Acts = {
  showKeys: () => void;
  leave: () => void;
  chooseTheme: (theme: 'light' | 'dark') => void;
};

const MAX_ENTRIES = 6;

/** Pages this operator may enter and things they can do whose names begin with the typed words. */
export function entriesFor(
  typed: string,
  { text, rights, acts }: { text: Text; rights: readonly Right[]; acts: Acts },
): Entry[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const isWanted = ({ name, note, also = '' }: Entry) => {
    const known = wordsOf(`${name} ${note} ${also}`);
    return wanted.every((word) => known.some((one) => one.startsWith(word)));
  };
  return [
    ...actsOf(text, acts),
    ...pagesOf(text, rights),
    ...begunOf(text, rights),
    ...reportsOf(text, rights),
  ]
    .filter(isWanted)
    .slice(0, MAX_ENTRIES);
}

/** The ready reports and statements: each is an address that nobody knows by heart. */
function reportsOf(text: Text, rights: readonly Right[]): Entry[] {
  if (!rights.includes('insight.read')) return [];
  const note = text('console.nav.insight');
  return [
    ...readyViews.map(({ id, label, search }) => ({
      id: `report ${id}`,
      name: text(label),
      note,
      icon: ChartColumn,
      to: '/reports',
      search,
    })),
    ...insightStatementsOperator.statements.map((kind) => ({
      id: `statement ${kind}`,
      name: text(`console.statements.${kind}`),
      note,
      icon: ChartColumn,
      to: '/statements',
      search: { kind },
    })),
  ];
}

/** What can be begun, by the word on its button. */
function begunOf(text: Text, rights: readonly Right[]): Entry[] {
  return roomsFor(rights).flatMap(({ pages }) =>
    pages.flatMap(({ to, label, title = label, acts = [] }) =>
      acts
        .filter(({ right }) => rights.includes(right))
        .map((act) => ({
          id: `${to} ${act.label}`,
          name: text(act.label),
          note: text(title),
          icon: Plus,
          ...(act.also && { also: text(act.also) }),
          ...(act.in === 'page' ? { to: `${to}/new` } : { to, search: { open: act.label } }),
        })),
    ),
  );
}

function pagesOf(text: Text, rights: readonly Right[]): Entry[] {
  return roomsFor(rights).flatMap(({ label, icon, pages }) =>
    pages.map((page) => ({
      id: page.to,
      name: text(page.title ?? page.label),
      note: text(label),
      icon,
      to: page.to,
    })),
  );
}

function actsOf(text: Text, { showKeys, leave, chooseTheme }: Acts): Entry[] {
  const note = text('console.find.act');
  return [
    {
      id: 'mine',
      name: text('console.find.mine'),
      note,
      icon: ClipboardCheck,
      to: '/work',
      search: { which: 'mine' },
    },
    { id: 'keys', name: text('console.keys.title'), note, icon: Keyboard, act: showKeys },
    {
      id: 'dark',
      name: text('console.find.dark'),
      note,
      icon: Moon,
      act: () => chooseTheme('dark'),
    },
    {
      id: 'light',
      name: text('console.find.light'),
      note,
      icon: Sun,
      act: () => chooseTheme('light'),
    },
    { id: 'leave', name: text('console.nav.leave'), note, icon: LogOut, act: leave },
  ];
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
