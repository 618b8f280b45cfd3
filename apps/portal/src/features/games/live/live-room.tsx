import type { ReactNode } from 'react';
import { LiveLobby } from './lobby/live-lobby.tsx';
import type { TablesSearch } from './lobby/search.ts';
import type { TableCategory } from './lobby/use-live-lobby.ts';
import { MultiTables } from './multi/multi-tables.tsx';

type Props = { category: TableCategory; search: TablesSearch; children?: ReactNode };

/** The tables of a category as tiles, or several of them side by side. */
export function LiveRoom({ category, search, children }: Props) {
  if (search.tables) return <MultiTables asked={search.tables.split(',')} />;
  return <LiveLobby category={category}>{children}</LiveLobby>;
}
