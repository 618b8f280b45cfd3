import type { SlotTheme } from './theme.ts';

/** Every slot of the catalogue. */
export const slotThemes: readonly SlotTheme[] = [];
