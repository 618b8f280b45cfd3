import type { Sport } from '@baize/games';

export type Names = Readonly<Record<string, string>>;

/** How a league is called after its place, in every language that the house ships. */
type Pattern = Readonly<Record<'EN' | 'TW' | 'CN' | 'VI' | 'TH' | 'AR' | 'TY', string>>;

const pattern = (
  EN: string,
  [TW, CN]: readonly [string, string],
  VI: string,
  TH: string,
  AR: string,
  TY: string,
): Pattern => ({ EN, TW, CN, VI, TH, AR, TY });

const patterns = {
  premier: pattern(
    '{place} Premier League',
    ['{place}超級聯賽', '{place}超级联赛'],
    'Ngoại hạng {place}',
    'พรีเมียร์ลีก {place}',
    'الدوري الممتاز {place}',
    '{place} Premier League',
  ),
  first: pattern(
    '{place} First Division',
    ['{place}甲級聯賽', '{place}甲级联赛'],
    'Hạng Nhất {place}',
    'ดิวิชั่น 1 {place}',
    'دوري الدرجة الأولى {place}',
    '{place} First Division',
  ),
  cup: pattern(
    '{place} Cup',
    ['{place}盃', '{place}杯'],
    'Cúp {place}',
    '{place} คัพ',
    'كأس {place}',
    '{place} Cup',
  ),
  hoops: pattern(
    '{place} Basketball League',
    ['{place}籃球聯賽', '{place}篮球联赛'],
    'Giải Bóng rổ {place}',
    'บาสเกตบอลลีก {place}',
    'دوري كرة السلة {place}',
    '{place} Basketball League',
  ),
  open: pattern(
    '{place} Open',
    ['{place}公開賽', '{place}公开赛'],
    '{place} Mở rộng',
    '{place} โอเพ่น',
    'بطولة {place} المفتوحة',
    '{place} Open',
  ),
  table: pattern(
    '{place} Table Tennis Series',
    ['{place}桌球系列賽', '{place}乒乓球系列赛'],
    'Bóng bàn {place}',
    'เทเบิลเทนนิส {place}',
    'سلسلة تنس الطاولة {place}',
    '{place} Table Tennis Series',
  ),
  arena: pattern(
    '{place} Arena Masters',
    ['{place}競技大師賽', '{place}竞技大师赛'],
    '{place} Arena Masters',
    '{place} อารีน่า มาสเตอร์ส',
    'أساتذة {place}',
    '{place} Arena Masters',
  ),
  tactical: pattern(
    '{place} Tactical League',
    ['{place}戰術射擊聯賽', '{place}战术射击联赛'],
    'Giải Bắn súng {place}',
    'แทคติคอลลีก {place}',
    'دوري الرماية التكتيكية {place}',
    '{place} Tactical League',
  ),
} as const;

export type PatternName = keyof typeof patterns;

export function leagueNames(name: PatternName, place: string): Names {
  return Object.fromEntries(
    Object.entries(patterns[name]).map(([language, words]) => [
      language,
      words.replace('{place}', place),
    ]),
  );
}

const BEGINNINGS = [
  ...['Ash', 'Brook', 'Cold', 'Dun', 'East', 'Fern', 'Glen', 'Haw', 'Iron', 'Kings', 'Lang'],
  ...['Mill', 'North', 'Oak', 'Pine', 'Raven', 'Silver', 'Stone', 'Thorn', 'West', 'Wood', 'High'],
] as const;
const ENDINGS = [
  ...['bridge', 'bury', 'dale', 'field', 'ford', 'gate', 'haven', 'hurst', 'mere', 'mouth'],
  ...['port', 'ton', 'wick', 'worth'],
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
  ...['Moreau', 'Okafor', 'Lindqvist', 'Tanaka', 'Navarro', 'Petrov', 'Silva', 'Brandt', 'Rossi'],
  ...['Kowal', 'Nguyen', 'Haddad', 'Larsen', 'Mendes', 'Novak', 'Fontaine', 'Ito', 'Varga', 'Diaz'],
  ...['Keller', 'Bianchi', 'Sato', 'Popa', 'Reyes', 'Wójcik', 'Ahmadi', 'Costa', 'Jansen', 'Kim'],
  ...['Duarte', 'Olsen', 'Marchetti', 'Horvat', 'Lim', 'Castro', 'Berg', 'Salah', 'Weiss', 'Cruz'],
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
