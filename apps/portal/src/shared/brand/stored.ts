import { createStored } from '@baize/web/stored.ts';

export const { read: readStored, write: writeStored } = createStored('baize.');

const ONE_YEAR_S = 31_536_000;

/** What also decides how the server draws the first view. */
export function tellServer(name: 'language' | 'theme', value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every browser yet
  document.cookie = `baize_${name}=${value}; path=/; max-age=${ONE_YEAR_S}; samesite=lax`;
}
