declare module 'virtual:words/en' {
  import type { Message } from '@baize/i18n/sentences';

  /** The operators' words: English only, read at build time. */
  export const messages: Record<string, Message>;
}
