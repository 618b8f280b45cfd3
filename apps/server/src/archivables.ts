import type { Archivable } from './platform/database/archive/archivable.ts';
import { archivableEvents } from './platform/events/archive.ts';

/** The tables whose old partitions may go into files, for the job and for the command. */
export const archivables: readonly Archivable[] = [archivableEvents];
