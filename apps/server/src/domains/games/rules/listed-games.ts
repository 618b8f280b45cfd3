import { inEveryLanguage, type NameOf, translate } from '@baize/i18n';
import type { InHouseGame } from '../../catalogue/index.ts';
import { everyGame } from './published-rules.ts';

/** Games that have a name of their language; all others go by a proper name. */
const TRANSLATED: ReadonlySet<Translated> = new Set<Translated>([
  'dice',
  'keno',
  'wheel',
  'roulette',
  'sic-bo',
  'mines',
  'hilo',
]);
type Translated = NameOf<'game'>;

const isTranslated = (code: string): code is Translated => TRANSLATED.has(code as Translated);

/** The one game whose rounds all players share. */
const CRASH = 'crash';

/** Every game that this server plays, for the catalogue. */
export function listedGames(): InHouseGame[] {
  return everyGame().map(({ code, category, name, subType }) => {
    const subTypes = subType === null ? [] : [subType];
    const room = code === CRASH ? { room: code } : {};
    return { code, category, subTypes, names: namesOf(code, name), ...room };
  });
}

const namesOf = (code: string, name: string): InHouseGame['names'] =>
  isTranslated(code)
    ? inEveryLanguage((language) => translate(language, `name.game.${code}`))
    : { EN: name };
