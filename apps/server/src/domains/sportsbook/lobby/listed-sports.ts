import { isEsport, type Sport, sports } from '@baize/games';
import { inEveryLanguage, translate } from '@baize/i18n';
import type { InHouseGame } from '../../catalogue/index.ts';
import { gameOf } from '../bets/slip.ts';
import { shippedLeagues } from '../leagues/shipped.ts';

/** Every sport that is played is a game of the catalogue: under it stand the bets on it. */
export function listedSports(): InHouseGame[] {
  const played = new Set([...shippedLeagues.values()].map(({ sport }) => sport));
  return sports
    .filter((sport) => played.has(sport))
    .map((sport) => ({
      code: gameOf(sport),
      category: isEsport(sport) ? 'ESPORTS' : 'SPORTS',
      names: namesOf(sport),
    }));
}

const namesOf = (sport: Sport): InHouseGame['names'] =>
  inEveryLanguage((language) => translate(language, `name.sport.${sport}`));
