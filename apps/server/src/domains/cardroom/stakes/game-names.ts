import type { Language } from '@baize/contract';
import type { CardGameCode } from '@baize/games';
import type { InHouseGame } from '../../catalogue/index.ts';

type Names = InHouseGame['names'];

/** What the games are called until an operator calls them otherwise. */
export const gameNames: Readonly<Record<CardGameCode, Names>> = {
  holdem: {
    EN: 'Texas Hold’em',
    TW: '德州撲克',
    CN: '德州扑克',
    VI: 'Poker Texas Hold’em',
    TH: 'เท็กซัส โฮลเด็ม',
    AR: 'تكساس هولدم',
  },
  'niu-niu': {
    EN: 'Niu Niu',
    TW: '搶莊牛牛',
    CN: '抢庄牛牛',
    VI: 'Ngưu Ngưu',
    TH: 'หนิวหนิว',
    AR: 'نيو نيو',
  },
  'thirteen-cards': {
    EN: 'Thirteen Cards',
    TW: '十三水',
    CN: '十三水',
    VI: 'Mậu binh',
    TH: 'ไพ่สิบสามใบ',
    AR: 'ثلاث عشرة ورقة',
  },
  'tien-len': {
    EN: 'Tien Len',
    TW: '南方進',
    CN: '南方进',
    VI: 'Tiến lên miền Nam',
    TH: 'เทียนเลน',
    AR: 'تيان لين',
  },
  'big-two': {
    EN: 'Big Two',
    TW: '大老二',
    CN: '锄大地',
    VI: 'Big Two',
    TH: 'บิ๊กทู',
    AR: 'بيغ تو',
  },
  'dou-dizhu': {
    EN: 'Fight the Landlord',
    TW: '鬥地主',
    CN: '斗地主',
    VI: 'Đấu địa chủ',
    TH: 'โต้วตี้จู่',
    AR: 'صراع المالك',
  },
  xiangqi: {
    EN: 'Xiangqi',
    TW: '象棋',
    CN: '象棋',
    VI: 'Cờ tướng',
    TH: 'หมากรุกจีน',
    AR: 'الشطرنج الصيني',
  },
};

export function gameName(code: CardGameCode, language: Language): string {
  const names: Readonly<Record<string, string | undefined>> = gameNames[code];
  return names[language] ?? names.EN ?? code;
}
