import { isEsport, type Sport, sports } from '@baize/games';
import type { InHouseGame } from '../../catalogue/index.ts';
import { gameOf } from '../bets/slip.ts';
import { shippedLeagues } from '../leagues/shipped.ts';

const names: Readonly<Record<Sport, InHouseGame['names']>> = {
  FOOTBALL: {
    EN: 'Football',
    TW: '足球',
    CN: '足球',
    VI: 'Bóng đá',
    TH: 'ฟุตบอล',
    AR: 'كرة القدم',
  },
  BASKETBALL: {
    EN: 'Basketball',
    TW: '籃球',
    CN: '篮球',
    VI: 'Bóng rổ',
    TH: 'บาสเกตบอล',
    AR: 'كرة السلة',
  },
  TENNIS: { EN: 'Tennis', TW: '網球', CN: '网球', VI: 'Quần vợt', TH: 'เทนนิส', AR: 'التنس' },
  TABLE_TENNIS: {
    EN: 'Table tennis',
    TW: '桌球',
    CN: '乒乓球',
    VI: 'Bóng bàn',
    TH: 'เทเบิลเทนนิส',
    AR: 'تنس الطاولة',
  },
  MOBA: {
    EN: 'Arena battle',
    TW: '競技場對戰',
    CN: '竞技场对战',
    VI: 'Đấu trường MOBA',
    TH: 'ศึกอารีน่า',
    AR: 'معركة الساحة',
  },
  SHOOTER: {
    EN: 'Tactical shooter',
    TW: '戰術射擊',
    CN: '战术射击',
    VI: 'Bắn súng chiến thuật',
    TH: 'ยิงแทคติคอล',
    AR: 'الرماية التكتيكية',
  },
};

/** Every sport that is played is a game of the catalogue: under it stand the bets on it. */
export function listedSports(): InHouseGame[] {
  const played = new Set([...shippedLeagues.values()].map(({ sport }) => sport));
  return sports
    .filter((sport) => played.has(sport))
    .map((sport) => ({
      code: gameOf(sport),
      category: isEsport(sport) ? 'ESPORTS' : 'SPORTS',
      names: names[sport],
    }));
}
