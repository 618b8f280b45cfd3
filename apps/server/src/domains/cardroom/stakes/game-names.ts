import type { Language } from '@baize/contract';
import type { CardGameCode } from '@baize/games';
import { inEveryLanguage, translate } from '@baize/i18n';
import type { InHouseGame } from '../../catalogue/index.ts';

/** What a game is called until an operator calls it otherwise. */
export const gameName = (code: CardGameCode, language: Language): string =>
  translate(language, `name.card.${code}`);

export const gameNames = (code: CardGameCode): InHouseGame['names'] =>
  inEveryLanguage((language) => gameName(code, language));
