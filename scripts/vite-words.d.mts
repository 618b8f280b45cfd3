import type { Plugin } from 'vite';

export const wordedTags: readonly string[];
export function words(wants?: (domain: string) => boolean): Plugin;
