import type { loyaltyMallOperator as contract, Wire } from '@baize/contract';
import { completeLanguages } from '@baize/i18n';

export type DemoGood = { stock: number; content: Wire<typeof contract.good> };

/** A name in the languages that are spoken whole. */
type Names = readonly [string, string, string, string, string, string, string];

const named = (names: Names) =>
  Object.fromEntries(
    completeLanguages.map((code, n) => [code, { name: names[n]! }]),
  ) as DemoGood['content']['words'];

type Row = [picture: string, points: number, amount: number, stock: number, names: Names];

const SENT: readonly Row[] = [
  [
    'phone-harbour',
    120_000,
    1_890,
    3,
    [
      'Northlight phone, 256 GB',
      'Northlight 手機 256 GB',
      'Northlight 手机 256 GB',
      'Điện thoại Northlight 256 GB',
      'โทรศัพท์ Northlight 256 GB',
      'Northlight phone, 256 GB',
      'هاتف Northlight بسعة 256 GB',
    ],
  ],
  [
    'deck-lacquer',
    15_000,
    0,
    240,
    [
      'House deck, linen finish',
      'Baize 亞麻紋撲克牌',
      'Baize 亚麻纹扑克牌',
      'Bộ bài vân lanh',
      'ไพ่ลายลินิน',
      'Baraha ng Baize, linen finish',
      'ورق لعب بملمس الكتّان',
    ],
  ],
  [
    'jersey-jade',
    22_000,
    45,
    31,
    [
      'Harbour Athletic jersey',
      'Harbour Athletic 球衣',
      'Harbour Athletic 球衣',
      'Áo đấu Harbour Athletic',
      'เสื้อทีม Harbour Athletic',
      'Jersey ng Harbour Athletic',
      'قميص Harbour Athletic',
    ],
  ],
  [
    'mug-oxblood',
    18_000,
    0,
    64,
    ['Spade mug', '黑桃馬克杯', '黑桃马克杯', 'Cốc Bích', 'แก้วมัคโพดำ', 'Spade mug', 'كوب بستوني'],
  ],
  [
    'umbrella-storm',
    20_000,
    0,
    40,
    [
      'Storm umbrella',
      '防風傘',
      '防风伞',
      'Ô chống gió bão',
      'ร่มกันพายุ',
      'Payong pang-bagyo',
      'مظلة مقاومة للرياح',
    ],
  ],
  [
    'powerbank-ember',
    24_000,
    35,
    52,
    [
      'Power bank, 20,000 mAh',
      '行動電源 20,000 mAh',
      '充电宝 20,000 mAh',
      'Sạc dự phòng 20.000 mAh',
      'พาวเวอร์แบงก์ 20,000 mAh',
      'Power bank, 20,000 mAh',
      'بطارية متنقلة 20,000 mAh',
    ],
  ],
  [
    'headphones-dusk',
    40_000,
    120,
    18,
    [
      'Studio headphones',
      '監聽耳機',
      '监听耳机',
      'Tai nghe phòng thu',
      'หูฟังสตูดิโอ',
      'Studio headphones',
      'سماعات استوديو',
    ],
  ],
  [
    'teapot-porcelain',
    36_000,
    60,
    15,
    ['Parlour tea set', '茶具組', '茶具套装', 'Bộ ấm trà', 'ชุดน้ำชา', 'Set ng tsaa', 'طقم شاي'],
  ],
  [
    'ingot-saffron',
    60_000,
    390,
    12,
    [
      'Gold, one gram',
      '黃金一克',
      '黄金一克',
      'Vàng một gam',
      'ทองคำหนึ่งกรัม',
      'Ginto, isang gramo',
      'غرام واحد من الذهب',
    ],
  ],
  [
    'watch-moss',
    80_000,
    440,
    6,
    [
      'Dress watch',
      '紳士腕錶',
      '绅士腕表',
      'Đồng hồ lịch lãm',
      'นาฬิกาข้อมือ',
      'Dress watch',
      'ساعة يد أنيقة',
    ],
  ],
  [
    'suitcase-lagoon',
    52_000,
    90,
    22,
    [
      'Cabin case',
      '登機箱',
      '登机箱',
      'Vali xách tay',
      'กระเป๋าเดินทางขึ้นเครื่อง',
      'Maleta pang-cabin',
      'حقيبة سفر للمقصورة',
    ],
  ],
  [
    'tablet-frost',
    90_000,
    720,
    4,
    [
      'Reading tablet',
      '閱讀平板電腦',
      '阅读平板电脑',
      'Máy tính bảng đọc sách',
      'แท็บเล็ตอ่านหนังสือ',
      'Reading tablet',
      'جهاز لوحي للقراءة',
    ],
  ],
  [
    'cap-ink',
    16_000,
    0,
    0,
    [
      "Dealer's cap",
      '荷官帽',
      '荷官帽',
      'Mũ dealer',
      'หมวกดีลเลอร์',
      'Sombrero ng dealer',
      'قبعة موزّع الورق',
    ],
  ],
];

/** There at once, as money is. */
const SPINS: DemoGood = {
  stock: 300,
  content: {
    kind: 'SPINS',
    words: named([
      'Twenty free spins, 25 lines',
      '25 線老虎機免費旋轉 20 次',
      '25 线老虎机免费旋转 20 次',
      'Hai mươi lượt quay miễn phí, 25 dòng',
      'สปินฟรี 20 ครั้ง สล็อต 25 ไลน์',
      'Dalawampung free spin, 25 lines',
      'عشرون لفة مجانية، 25 خطًا',
    ]),
    picture: '/art/good/coin-saffron.svg',
    points: 1_200,
    spins: { gameCode: 'lines25', count: 20, stake: 0.5 },
    multiple: 3,
    sort: 85,
  },
};

/** Goods of every kind: some few, one gone, one for high levels only. */
export const demoGoods = (wheel: string | undefined): DemoGood[] => [
  ...SENT.map(
    ([picture, points, amount, stock, names]): DemoGood => ({
      stock,
      content: {
        kind: 'GOODS',
        words: named(names),
        picture: `/art/good/${picture}.svg`,
        points,
        amount,
        level: points >= 80_000 ? 3 : 0,
        limit: points >= 60_000 ? 1 : 5,
      },
    }),
  ),
  {
    stock: 999,
    content: {
      kind: 'MONEY',
      words: named([
        'Wallet voucher, 50.00',
        '錢包禮券 50.00',
        '钱包礼券 50.00',
        'Phiếu ví 50,00',
        'บัตรเงินสด 50.00',
        'Wallet voucher, 50.00',
        'قسيمة محفظة 50.00',
      ]),
      picture: '/art/good/voucher-saffron.svg',
      points: 4_800,
      worth: 50,
      limit: 10,
      sort: 90,
    },
  },
  SPINS,
  ...(wheel
    ? [
        {
          stock: 500,
          content: {
            kind: 'TICKETS' as const,
            words: named([
              'Three turns of the wheel',
              '轉盤券三張',
              '转盘券三张',
              'Ba lượt vòng quay',
              'หมุนวงล้อ 3 ครั้ง',
              'Tatlong ikot ng gulong',
              'ثلاث دورات للعجلة',
            ]),
            picture: '/art/good/coin-lacquer.svg',
            points: 900,
            campaignId: wheel,
            tickets: 3,
            sort: 80,
          },
        },
      ]
    : []),
];
