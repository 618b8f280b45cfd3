declare module 'virtual:words' {
  import type { Message } from '@baize/i18n/sentences';

  export type Messages = Record<import('@baize/i18n').MessageId, Message>;
  /** One loader per language that has words of its own, by BCP 47 tag. */
  export const catalogues: Record<string, () => Promise<{ messages: Messages }>>;
}

/** In the boot script: the words chunk of each language, by BCP 47 tag; empty in development. */
declare const __WORD_FILES__: Record<string, string>;
