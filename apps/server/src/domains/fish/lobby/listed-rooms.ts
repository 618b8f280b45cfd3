import type { Language } from '@baize/contract';
import { type FishRoomCode, fishRooms } from '@baize/games';
import { inEveryLanguage, translate } from '@baize/i18n';
import type { InHouseGame } from '../../catalogue/index.ts';

export const roomName = (code: FishRoomCode, language: Language): string =>
  translate(language, `name.fish.${code}`);

/** Every room, for the catalogue. */
export function listedRooms(): InHouseGame[] {
  return fishRooms.map(({ code }) => ({
    code,
    category: 'FISH',
    names: inEveryLanguage((language) => roomName(code, language)),
    room: code,
  }));
}
