import type { Call } from '@baize/contract';
import type { z } from 'zod/mini';
import { ask } from '../../shared/api.ts';
import { type Editable, type Stored, undated } from '../../shared/editor/editable.ts';

/** What is kept of everything that is written here. */
type Kept = { id: string; version: number; updatedAt: number; updatedBy: string | null };

type One<Content, Row extends Kept> = {
  name: string;
  /** Empty for one to be added. */
  id: string;
  onMade: (id: string) => void;
  blank: () => Content;
  contentOf: (row: Row) => Content;
  read: (signal?: AbortSignal) => Promise<Row>;
  create: Call<z.core.$ZodType<Content>, z.core.$ZodType<Row>>;
  change: Call<z.core.$ZodType<Content & { id: string; version: number }>, z.core.$ZodType<Row>>;
};

/** One thing that is written for readers: read and changed by its id, or begun and added. */
export function contentEditable<Content, Row extends Kept>(
  one: One<Content, Row>,
): Editable<Content> {
  const { name, id, create, change } = one;
  const stored = (row: Row): Stored<Content> => {
    const { version, updatedAt, updatedBy } = row;
    return { version, updatedAt, updatedBy, content: one.contentOf(row) };
  };
  return {
    name,
    shape: create.input,
    right: 'content.edit',
    touches: ['content'],
    isNew: id === '',
    read: async (signal) => (id ? stored(await one.read(signal)) : undated(0, one.blank())),
    save: async ({ version, content }) => {
      if (id) return stored(await ask(change, { ...content, id, version }));
      const made = await ask(create, content);
      one.onMade(made.id);
      return stored(made);
    },
  };
}
