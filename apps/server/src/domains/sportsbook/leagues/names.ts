import type { Sport } from '@baize/games';
import { inEveryLanguage, type NameOf, translate } from '@baize/i18n';

export type Names = Readonly<Record<string, string>>;

export type PatternName = NameOf<'league'>;

/** How a league is called after its place. */
export const leagueNames = (name: PatternName, place: string): Names =>
  inEveryLanguage((language) => translate(language, `name.league.${name}`, { place }));

const BEGINNINGS = [
  'Ash',
  'Brook',
  'Cold',
  'Dun',
  'East',
  'Fern',
  'Glen',
  'Haw',
  'Iron',
  'Kings',
  'Lang',
  'Mill',
  'North',
  'Oak',
  'Pine',
  'Raven',
  'Silver',
  'Stone',
  'Thorn',
  'West',
  'Wood',
  'High',
] as const;
const ENDINGS = [
  'bridge',
  'bury',
  'dale',
  'field',
  'ford',
  'gate',
  'haven',
  'hurst',
  'mere',
  'mouth',
  'port',
  'ton',
  'wick',
  'worth',
] as const;

/** The n-th town; 308 of them before one comes again. */
const town = (n: number) =>
  `${BEGINNINGS[n % BEGINNINGS.length]}${ENDINGS[Math.floor(n / BEGINNINGS.length + n) % ENDINGS.length]}`;

const CLUBS = ['United', 'City', 'Rovers', 'Athletic', 'Town', 'Wanderers', 'FC', 'Albion'];
const NICKNAMES = [
  'Comets',
  'Falcons',
  'Harbour',
  'Giants',
  'Pioneers',
  'Storm',
  'Kings',
  'Wolves',
];
const COLOURS = ['Crimson', 'Azure', 'Golden', 'Silent', 'Neon', 'Polar', 'Shadow', 'Solar'];
const BEASTS = ['Foxes', 'Ravens', 'Lynx', 'Vipers', 'Titans', 'Drakes', 'Owls', 'Rhinos'];
const FIRST = 'ABCDEFGHIJKLMNOPRSTVW';
const SURNAMES = [
  'Moreau',
  'Okafor',
  'Lindqvist',
  'Tanaka',
  'Navarro',
  'Petrov',
  'Silva',
  'Brandt',
  'Rossi',
  'Kowal',
  'Nguyen',
  'Haddad',
  'Larsen',
  'Mendes',
  'Novak',
  'Fontaine',
  'Ito',
  'Varga',
  'Diaz',
  'Keller',
  'Bianchi',
  'Sato',
  'Popa',
  'Reyes',
  'Wójcik',
  'Ahmadi',
  'Costa',
  'Jansen',
  'Kim',
  'Duarte',
  'Olsen',
  'Marchetti',
  'Horvat',
  'Lim',
  'Castro',
  'Berg',
  'Salah',
  'Weiss',
  'Cruz',
] as const;

/** The n-th team of a sport, n counted over all its leagues. */
export function teamName(sport: Sport, n: number): string {
  switch (sport) {
    case 'FOOTBALL':
      return `${town(n)} ${CLUBS[(n * 5 + (n >> 3)) % CLUBS.length]}`;
    case 'BASKETBALL':
      return `${town(n + 150)} ${NICKNAMES[(n * 3 + (n >> 3)) % NICKNAMES.length]}`;
    case 'TENNIS':
      return `${FIRST[(n * 7) % FIRST.length]}. ${SURNAMES[n % SURNAMES.length]}`;
    case 'TABLE_TENNIS':
      return `${FIRST[(n * 11 + 3) % FIRST.length]}. ${SURNAMES[(n + 17) % SURNAMES.length]}`;
    case 'MOBA':
    case 'SHOOTER': {
      const m = sport === 'MOBA' ? n : n + 3;
      return `${COLOURS[m % 8]} ${BEASTS[(m + (m >> 3) * 3) % 8]}`;
    }
  }
}
