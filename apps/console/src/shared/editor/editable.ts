import type { Right, Shape } from '@baize/contract';
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
