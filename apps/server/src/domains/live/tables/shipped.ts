import { money } from '@baize/money';

/** A table of the house: which game is dealt there, how fast, and how it looks. */
export type ShippedTable = {
  id: string;
  game: string;
  names: Readonly<Record<'EN' | 'TW' | 'CN' | 'VI' | 'TH' | 'AR', string>>;
  look: string;
  betSeconds: number;
  /** How fast its story is told: hundredths of the usual length. */
  paceHundredths: number;
  min: bigint;
  max: bigint;
  /** Whether play money may take a seat; elsewhere it only stands behind. */
  guestsSit?: boolean;
};

const named = (
  EN: string,
  [TW, CN]: readonly [string, string],
  VI: string,
  TH: string,
  AR: string,
): ShippedTable['names'] => ({ EN, TW, CN, VI, TH, AR });

const table = (
  id: string,
  game: string,
  names: ShippedTable['names'],
  more: { look: string; bet: number; pace?: number; min: string; max: string; guestsSit?: boolean },
): ShippedTable => ({
  id,
  game,
  names,
  look: more.look,
  betSeconds: more.bet,
  paceHundredths: more.pace ?? 100,
  min: money(more.min),
  max: money(more.max),
  guestsSit: more.guestsSit ?? false,
});

/** The tables that the house ships with; operators open, close and narrow them. */
export const shippedTables: readonly ShippedTable[] = [
  table(
    'baccarat-jade',
    'baccarat',
    named(
      'Jade Baccarat',
      ['翡翠百家樂', '翡翠百家乐'],
      'Baccarat Ngọc',
      'บาคาร่า หยก',
      'باكارات اليشم',
    ),
    { look: 'jade', bet: 25, min: '1', max: '2000' },
  ),
  table(
    'baccarat-swift',
    'baccarat',
    named(
      'Swift Baccarat',
      ['極速百家樂', '极速百家乐'],
      'Baccarat Tốc độ',
      'บาคาร่า สปีด',
      'باكارات السريع',
    ),
    { look: 'ink', bet: 12, pace: 60, min: '1', max: '1000' },
  ),
  table(
    'baccarat-ruby',
    'baccarat',
    named(
      'Ruby Baccarat',
      ['紅寶石百家樂', '红宝石百家乐'],
      'Baccarat Hồng Ngọc',
      'บาคาร่า ทับทิม',
      'باكارات الياقوت',
    ),
    { look: 'ruby', bet: 30, min: '50', max: '10000' },
  ),
  table(
    'baccarat-lotus',
    'baccarat-no-commission',
    named(
      'Lotus No Commission',
      ['蓮花免佣百家樂', '莲花免佣百家乐'],
      'Baccarat Sen Miễn hoa hồng',
      'บาคาร่า บัว ไม่มีค่าคอม',
      'باكارات اللوتس بلا عمولة',
    ),
    { look: 'lotus', bet: 25, min: '1', max: '2000' },
  ),
  table(
    'dragon-tiger-bamboo',
    'dragon-tiger',
    named(
      'Bamboo Dragon Tiger',
      ['竹林龍虎', '竹林龙虎'],
      'Rồng Hổ Trúc',
      'เสือมังกร ไผ่',
      'تنين ونمر الخيزران',
    ),
    { look: 'bamboo', bet: 20, min: '1', max: '2000' },
  ),
  table(
    'dragon-tiger-swift',
    'dragon-tiger',
    named(
      'Swift Dragon Tiger',
      ['極速龍虎', '极速龙虎'],
      'Rồng Hổ Tốc độ',
      'เสือมังกร สปีด',
      'تنين ونمر السريع',
    ),
    { look: 'ember', bet: 10, pace: 60, min: '1', max: '1000' },
  ),
  table(
    'blackjack-velvet',
    'blackjack',
    named(
      'Velvet Blackjack',
      ['絲絨二十一點', '丝绒二十一点'],
      'Blackjack Nhung',
      'แบล็กแจ็ก กำมะหยี่',
      'بلاك جاك المخمل',
    ),
    { look: 'velvet', bet: 20, min: '1', max: '2000' },
  ),
  table(
    'blackjack-onyx',
    'blackjack',
    named(
      'Onyx Blackjack',
      ['黑瑪瑙二十一點', '黑玛瑙二十一点'],
      'Blackjack Mã Não',
      'แบล็กแจ็ก โอนิกซ์',
      'بلاك جاك العقيق',
    ),
    { look: 'onyx', bet: 15, min: '25', max: '5000' },
  ),
  table(
    'blackjack-garden',
    'blackjack',
    named(
      'Garden Blackjack',
      ['花園二十一點', '花园二十一点'],
      'Blackjack Vườn',
      'แบล็กแจ็ก สวน',
      'بلاك جاك الحديقة',
    ),
    { look: 'bamboo', bet: 15, min: '1', max: '200', guestsSit: true },
  ),
  table(
    'roulette-harbour',
    'live-roulette',
    named(
      'Harbour Roulette',
      ['海港輪盤', '海港轮盘'],
      'Roulette Bến Cảng',
      'รูเล็ต ฮาร์เบอร์',
      'روليت الميناء',
    ),
    { look: 'harbour', bet: 30, min: '0.5', max: '2000' },
  ),
  table(
    'roulette-swift',
    'live-roulette',
    named(
      'Swift Roulette',
      ['極速輪盤', '极速轮盘'],
      'Roulette Tốc độ',
      'รูเล็ต สปีด',
      'روليت السريع',
    ),
    { look: 'ink', bet: 15, pace: 70, min: '0.5', max: '1000' },
  ),
  table(
    'sic-bo-lantern',
    'live-sic-bo',
    named(
      'Lantern Sic Bo',
      ['燈籠骰寶', '灯笼骰宝'],
      'Tài Xỉu Lồng Đèn',
      'ไฮโล โคมไฟ',
      'سيك بو الفانوس',
    ),
    { look: 'lantern', bet: 25, min: '0.5', max: '1000' },
  ),
  table(
    'fan-tan-pearl',
    'fan-tan',
    named(
      'Pearl Fan Tan',
      ['珍珠番攤', '珍珠番摊'],
      'Fan Tan Ngọc Trai',
      'ฟานตัน ไข่มุก',
      'فان تان اللؤلؤ',
    ),
    { look: 'pearl', bet: 20, min: '0.5', max: '1000' },
  ),
  table(
    'money-wheel-comet',
    'money-wheel',
    named(
      'Comet Wheel',
      ['彗星轉輪', '彗星转轮'],
      'Vòng Quay Sao Chổi',
      'วงล้อดาวหาง',
      'عجلة المذنّب',
    ),
    { look: 'comet', bet: 20, min: '0.5', max: '500' },
  ),
  table(
    'bingo-terrace-hall',
    'bingo-hall',
    named(
      'Terrace Bingo Hall',
      ['露台賓果廳', '露台宾果厅'],
      'Sảnh Bingo Sân Thượng',
      'ห้องโถงบิงโก',
      'قاعة بينغو الشرفة',
    ),
    { look: 'terrace', bet: 35, min: '0.5', max: '100' },
  ),
  table(
    'arena-sol',
    'cockfight',
    named('Arena Sol', ['烈日鬥場', '烈日斗场'], 'Đấu Trường Mặt Trời', 'สังเวียนสุริยา', 'حلبة الشمس'),
    { look: 'sol', bet: 40, min: '1', max: '2000' },
  ),
  table(
    'arena-sabong',
    'sabong',
    named(
      'Sabong Ring',
      ['沙邦彩池', '沙邦彩池'],
      'Đấu Trường Sabong',
      'สังเวียนซาบง',
      'حلبة سابونغ',
    ),
    { look: 'sabong', bet: 60, min: '1', max: '5000' },
  ),
];
