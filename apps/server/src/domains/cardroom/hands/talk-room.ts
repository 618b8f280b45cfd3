import type { OpenTable } from '../tables/open-table.ts';

/** What the room of a table's talk is called; that of a private room cannot be guessed. */
export const talkRoomOf = ({ id, code }: Pick<OpenTable, 'id' | 'code'>): string =>
  code === null ? `cards-${id}` : `cards-${id}-${code.toLowerCase()}`;
