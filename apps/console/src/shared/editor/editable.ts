import type { Call, Right, Shape } from '@baize/contract';
import type { z } from 'zod/mini';
import { ask } from '../api.ts';
import type { Touched } from '../queries.ts';

/** Something that is edited as a whole, as it is stored. */
export type Stored<Content> = {
  version: number;
  updatedAt: number | null;
  updatedBy: string | null;
  content: Content;
  /** Asked of a second person with this save: a part of what was changed waits for it. */
  approvalId?: string | null;
};

/** How it is read and saved, and what its content must look like. */
export type Editable<Content> = {
  name: string;
  shape: Shape;
  read: (signal?: AbortSignal) => Promise<Stored<Content>>;
  save: (change: { version: number; content: Content }) => Promise<Stored<Content>>;
  /** The right that saving takes; `system.edit` where none is named. */
  right?: Right;
  /** What shows it beside this page. */
  touches?: readonly Touched[];
  /** Not there yet: what is saved becomes another thing, with a name of its own. */
  isNew?: boolean;
  onSaved?: (saved: Stored<Content>) => void;
};

/** One whose calls do not say when it was changed. */
export function undated<Content>(version: number, content: Content): Stored<Content> {
  return { version, updatedAt: null, updatedBy: null, content };
}

/** As calls answer it: not all of them say when it was changed. */
type Answer<Content> = z.core.$ZodType<
  Pick<Stored<Content>, 'version' | 'content'> & Partial<Stored<Content>>
>;

/** What a save sends: the content whole, and the version it was made from. */
type Change<Content> = z.core.$ZodType<{ version: number; content: Content }> & {
  shape: { content: Shape };
};

type Calls<Content> = Pick<Editable<Content>, 'touches'> & {
  read: Call<Shape, Answer<Content>>;
  save: Call<Change<Content>, Answer<Content>>;
  /** Where more is asked of the content than the call asks. */
  shape?: Shape;
};

/** Settings that one call reads and another saves, whole and with their version. */
export function editableOf<Content>(calls: Calls<Content>): Editable<Content> {
  const { read, save, shape = save.input.shape.content, touches } = calls;
  return {
    name: read.path,
    shape,
    ...(save.right && { right: save.right }),
    ...(touches && { touches }),
    read: async (signal) => ({ ...nobody, ...(await ask(read, {}, signal)) }),
    save: async (change) => ({ ...nobody, ...(await ask(save, change)) }),
  };
}

const nobody = { updatedAt: null, updatedBy: null };
