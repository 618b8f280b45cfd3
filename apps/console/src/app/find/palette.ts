import type { Right } from '@baize/contract';
import type { LucideIcon } from 'lucide-react';
import { ClipboardCheck, Keyboard, LogOut, Moon, Sun } from 'lucide-react';
import type { PlainSearch } from '../../shared/list/search.ts';
import type { Text } from '../../shared/use-text.ts';
import { roomsFor } from '../rooms.ts';

/** Something that is reached by its name: a page to go to, or something to do. */
export type Entry = { id: string; name: string; note: string; icon: LucideIcon } & (
  | { to: string; search?: PlainSearch }
  | { act: () => void }
);

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
  const isWanted = ({ name, note }: Entry) => {
    const known = wordsOf(`${name} ${note}`);
    return wanted.every((word) => known.some((one) => one.startsWith(word)));
  };
  return [...actsOf(text, acts), ...pagesOf(text, rights)].filter(isWanted).slice(0, MAX_ENTRIES);
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
