import type { InHouseGame } from '../catalogue/index.ts';

type Names = InHouseGame['names'];
type Spoken = Record<'EN' | 'TW' | 'CN' | 'VI' | 'TH' | 'TY' | 'AR', string>;

const names = (
  EN: string,
  TW: string,
  CN: string,
  others: readonly [VI: string, TH: string, TY: string, AR: string],
): Spoken => {
  const [VI, TH, TY, AR] = others;
  return { EN, TW, CN, VI, TH, TY, AR };
};

/** How lotteries are called where they are played; a fast one says its minutes besides. */
export const lotteryNames = {
  ssc: names('SSC', '時時彩', '时时彩', ['SSC', 'SSC', 'SSC', 'إس إس سي']),
  '11x5': names('11x5', '11選5', '11选5', ['11 chọn 5', '11 เลือก 5', '11x5', '5 من 11']),
  k3: names('Fast 3', '快三', '快三', ['K3', 'ลูกเต๋า K3', 'Fast 3', 'ثلاثة نرد']),
  pk10: names('PK10', 'PK拾', 'PK拾', ['Đua xe PK10', 'แข่งรถ PK10', 'PK10', 'سباق PK10']),
  mark6: names('Mark Six', '六合彩', '六合彩', ['Mark Six', 'มาร์คซิกซ์', 'Mark Six', 'مارك سيكس']),
  'mark6-hk': names('Hong Kong Mark Six', '香港六合彩', '香港六合彩', [
    ...(['Mark Six Hồng Kông', 'มาร์คซิกซ์ฮ่องกง', 'Hong Kong Mark Six'] as const),
    'مارك سيكس هونغ كونغ',
  ]),
  'vn-north': names('Vietnam North', '越南北部彩', '越南北部彩', [
    ...(['Xổ số miền Bắc', 'หวยฮานอย', 'Hilagang Vietnam', 'شمال فيتنام'] as const),
  ]),
  'vn-south': names('Vietnam South', '越南南部彩', '越南南部彩', [
    ...(['Xổ số miền Nam', 'หวยเวียดนามใต้', 'Timog Vietnam', 'جنوب فيتنام'] as const),
  ]),
  'vn-central': names('Vietnam Central', '越南中部彩', '越南中部彩', [
    ...(['Xổ số miền Trung', 'หวยเวียดนามกลาง', 'Gitnang Vietnam', 'وسط فيتنام'] as const),
  ]),
  thai: names('Thai Lottery', '泰國彩', '泰国彩', [
    ...(['Xổ số Thái Lan', 'หวยไทย', 'Thai Lotto', 'اليانصيب التايلاندي'] as const),
  ]),
  lao: names('Lao Lottery', '寮國彩', '老挝彩', [
    ...(['Xổ số Lào', 'หวยลาว', 'Lao Lotto', 'يانصيب لاوس'] as const),
  ]),
  '4d': names('4D', '萬字4D', '万字4D', ['Xổ số 4D', 'หวย 4D', '4D', 'يانصيب 4D']),
  lucky28: names('Lucky 28', '幸運28', '幸运28', [
    ...(['Lucky 28', 'ลัคกี้ 28', 'Lucky 28', 'حظ 28'] as const),
  ]),
  keno80: names('Keno 80', '基諾80', '基诺80', ['Keno 80', 'คีโน 80', 'Keno 80', 'كينو 80']),
  wingo: names('Win Go', 'Win Go 彩', 'Win Go 彩', ['Win Go', 'วินโก', 'Win Go', 'وين جو']),
} as const satisfies Record<string, Spoken>;

export type LotteryName = keyof typeof lotteryNames;

/** `SSC 5 min`, in every language. */
export function namesByMinutes(name: LotteryName, minutes: number): Names {
  const { EN, TW, CN, VI, TH, TY, AR } = lotteryNames[name];
  return {
    EN: `${EN} ${minutes} min`,
    TW: `${TW} ${minutes}分`,
    CN: `${CN} ${minutes}分`,
    VI: `${VI} ${minutes} phút`,
    TH: `${TH} ${minutes} นาที`,
    TY: `${TY} ${minutes} min`,
    AR: `${AR} ${arabicMinutes(minutes)}`,
  };
}

function arabicMinutes(minutes: number): string {
  if (minutes === 1) return 'كل دقيقة';
  return minutes === 2 ? 'كل دقيقتين' : `كل ${minutes} دقائق`;
}
