declare module 'virtual:words/en' {
  import type { MessageFormatElement } from 'react-intl';

  /** The operators' words: English only, read at build time. */
  export const messages: Record<string, MessageFormatElement[]>;
}
