import type { Language } from '@baize/contract';
import type { NewAnnouncement } from '../domains/content/index.ts';

type Words = Partial<Record<Language, string>>;

const plain: Omit<NewAnnouncement, 'kind' | 'texts' | 'sort'> = {
  groupName: '',
  languages: [],
  platforms: ['W', 'M'],
  execution: 'ALL',
  picture: null,
  pictureTall: null,
  video: null,
  images: [],
  linkage: '',
  linkageType: 'NONE',
  category: '',
  isEnabled: true,
  startsAt: null,
  endsAt: null,
};

/** A title in each language, and under it one sentence where that language has one. */
function texts(titles: Words, bodies: Words = {}): NewAnnouncement['texts'] {
  const entries = Object.entries(titles).map(([language, title]) => {
    const body = bodies[language as Language];
    return [language, { title, body: body ? `<p>${body}</p>` : '' }];
  });
  return Object.fromEntries(entries);
}

function homeBanner(
  name: string,
  sort: number,
  linkage: string,
  titles: Words,
  bodies: Words,
): NewAnnouncement {
  return {
    ...plain,
    kind: 'B',
    groupName: 'w_home',
    sort,
    linkage,
    linkageType: 'INTERNAL',
    picture: `/art/banner/w_home/${name}-wide.svg`,
    pictureTall: `/art/banner/w_home/${name}-tall.svg`,
    texts: texts(titles, bodies),
  };
}

const banners: NewAnnouncement[] = [
  homeBanner(
    'house-games',
    1,
    '/rng?vassalage=INHOUSE',
    {
      EN: 'Games you can check',
      TW: '可驗證的遊戲',
      CN: '可验证的游戏',
      VI: 'Trò chơi bạn có thể kiểm chứng',
      TH: 'เกมที่ตรวจสอบได้',
      TY: 'Mga larong masusuri mo',
      AR: 'ألعاب يمكنك التحقق منها',
    },
    {
      EN: 'Every roll can be computed again by you.',
      TW: '每次結果都來自您可重新計算的種子。',
      CN: '每次结果都来自您可重新计算的种子。',
      VI: 'Mỗi kết quả đến từ hạt giống bạn có thể tính lại.',
      TH: 'ทุกผลมาจากซีดที่คุณคำนวณซ้ำได้',
      TY: 'Bawat resulta ay mula sa seed na makukuwenta mo muli.',
      AR: 'كل نتيجة تأتي من بذور يمكنك إعادة حسابها.',
    },
  ),
  homeBanner(
    'lantern-night',
    2,
    '/promotions',
    {
      EN: 'Lantern night',
      TW: '燈籠之夜',
      CN: '灯笼之夜',
      VI: 'Đêm lồng đèn',
      TH: 'คืนโคมไฟ',
      TY: 'Gabi ng mga parol',
      AR: 'ليلة الفوانيس',
    },
    {
      EN: 'See what is on this week.',
      TW: '看看本週有什麼活動。',
      CN: '看看本周有什么活动。',
      VI: 'Xem tuần này có gì.',
      TH: 'ดูว่าสัปดาห์นี้มีอะไรบ้าง',
      TY: 'Tingnan ang mga kaganapan ngayong linggo.',
      AR: 'اطّلع على فعاليات هذا الأسبوع.',
    },
  ),
  homeBanner(
    'lantern-night',
    2,
    '/lott',
    {
      EN: 'A draw every few minutes',
      TW: '每幾分鐘開獎一次',
      CN: '每几分钟开奖一次',
      VI: 'Quay số vài phút một kỳ',
      TH: 'ออกผลทุกไม่กี่นาที',
      TY: 'May bola kada ilang minuto',
      AR: 'سحب كل بضع دقائق',
    },
    {
      EN: 'Pick your numbers and watch them drawn.',
      TW: '選好號碼，等著開獎。',
      CN: '选好号码，等着开奖。',
      VI: 'Chọn số và xem kết quả ngay.',
      TH: 'เลือกเลขแล้วลุ้นผลสด ๆ',
      TY: 'Piliin ang iyong mga numero at abangan ang bola.',
      AR: 'اختر أرقامك وتابع السحب مباشرة.',
    },
  ),
  homeBanner(
    'live-room',
    3,
    '/live',
    {
      EN: 'The live room',
      TW: '真人廳',
      CN: '真人厅',
      VI: 'Phòng live',
      TH: 'ห้องสด',
      TY: 'Ang live room',
      AR: 'القاعة المباشرة',
    },
    {
      EN: 'Take a seat at the table.',
      TW: '請上桌就座。',
      CN: '请上桌就座。',
      VI: 'Mời ngồi vào bàn.',
      TH: 'เชิญนั่งที่โต๊ะ',
      TY: 'Umupo sa mesa.',
      AR: 'اجلس إلى الطاولة.',
    },
  ),
  homeBanner(
    'deep-hunt',
    4,
    '/fish',
    {
      EN: 'Deep hunt',
      TW: '深海狩獵',
      CN: '深海狩猎',
      VI: 'Săn biển sâu',
      TH: 'ล่าใต้ทะเลลึก',
      TY: 'Pangangaso sa lalim',
      AR: 'صيد الأعماق',
    },
    {
      EN: 'Aim, wait, and mind your shots.',
      TW: '瞄準、等待、珍惜每一發。',
      CN: '瞄准、等待、珍惜每一发。',
      VI: 'Ngắm, chờ và tiết kiệm đạn.',
      TH: 'เล็ง รอ และใช้กระสุนอย่างคุ้มค่า',
      TY: 'Umasinta, maghintay, at bantayan ang mga bala.',
      AR: 'صوّب، انتظر، واحسب طلقاتك.',
    },
  ),
  homeBanner(
    'match-day',
    5,
    '/sports',
    {
      EN: 'Match day',
      TW: '比賽日',
      CN: '比赛日',
      VI: 'Ngày thi đấu',
      TH: 'วันแข่งขัน',
      TY: 'Araw ng laban',
      AR: 'يوم المباراة',
    },
    {
      EN: 'Odds before and during the game.',
      TW: '賽前與滾球賠率。',
      CN: '赛前与滚球赔率。',
      VI: 'Tỷ lệ trước và trong trận.',
      TH: 'อัตราต่อรองก่อนและระหว่างแข่ง',
      TY: 'Odds bago at habang may laro.',
      AR: 'الاحتمالات قبل المباراة وأثناءها.',
    },
  ),
];

/** Beside the winners: smaller, and about what is on offer. */
const offers: NewAnnouncement[] = [
  homeBanner(
    'lantern-night',
    11,
    '/promotions',
    {
      EN: 'Offers of the week',
      TW: '本週優惠',
      CN: '本周优惠',
      VI: 'Ưu đãi trong tuần',
      TH: 'ข้อเสนอประจำสัปดาห์',
      TY: 'Mga alok ngayong linggo',
      AR: 'عروض الأسبوع',
    },
    {},
  ),
  homeBanner(
    'house-games',
    12,
    '/fairness',
    {
      EN: 'Check a bet yourself',
      TW: '親自驗證一注',
      CN: '亲自验证一注',
      VI: 'Tự kiểm chứng một cược',
      TH: 'ตรวจสอบเดิมพันด้วยตัวเอง',
      TY: 'Suriin mo mismo ang isang taya',
      AR: 'تحقّق من رهان بنفسك',
    },
    {},
  ),
].map((banner) => ({ ...banner, groupName: 'w_promotion' as const }));

const notices: NewAnnouncement[] = [
  {
    ...plain,
    kind: 'PL',
    sort: 1,
    texts: texts(
      {
        EN: 'This is a demonstration house',
        TW: '這是示範平台',
        CN: '这是示范平台',
        VI: 'Đây là nhà cái trình diễn',
        TH: 'นี่คือแพลตฟอร์มสาธิต',
        TY: 'Isa itong demonstrasyon',
        AR: 'هذه منصة تجريبية',
      },
      {
        EN: 'No real money is taken or paid here. Every balance was put there by the demo.',
        TW: '此處不收取也不支付真實款項，所有餘額均由示範系統提供。',
        CN: '此处不收取也不支付真实款项，所有余额均由示范系统提供。',
        VI: 'Ở đây không nhận hay trả tiền thật. Mọi số dư do bản trình diễn cấp.',
        TH: 'ที่นี่ไม่มีการรับหรือจ่ายเงินจริง ยอดเงินทั้งหมดมาจากระบบสาธิต',
        TY: 'Walang tunay na pera ang tinatanggap o ibinabayad dito.',
        AR: 'لا تُؤخذ هنا أموال حقيقية ولا تُدفع. كل رصيد وضعته التجربة.',
      },
    ),
  },
  {
    ...plain,
    kind: 'PL',
    sort: 3,
    texts: texts(
      {
        EN: 'Support answers in the chat',
        TW: '客服在聊天中為您解答',
        CN: '客服在聊天中为您解答',
        VI: 'Hỗ trợ trả lời qua trò chuyện',
        TH: 'ฝ่ายสนับสนุนตอบในแชต',
        TY: 'Sumasagot ang support sa chat',
        AR: 'الدعم يجيبك في الدردشة',
      },
      {
        EN: 'Open the panel on the right; what you write is kept, so nothing has to be said twice.',
      },
    ),
  },
];

const others: NewAnnouncement[] = [
  {
    ...plain,
    kind: 'PU',
    sort: 1,
    execution: 'AFTER_LOGIN',
    linkage: '/help',
    linkageType: 'INTERNAL',
    texts: texts(
      {
        EN: 'Good to see you',
        TW: '歡迎回來',
        CN: '欢迎回来',
        VI: 'Chào mừng bạn',
        TH: 'ยินดีต้อนรับ',
        TY: 'Mabuhay',
        AR: 'أهلًا بك',
      },
      {
        EN: 'New here? The help centre shows how deposits, bets and withdrawals work in a few minutes.',
        TW: '初次使用？幫助中心幾分鐘內說明存款、投注與提款。',
        CN: '初次使用？帮助中心几分钟内说明存款、投注与提款。',
        VI: 'Lần đầu? Trung tâm trợ giúp giải thích nạp, cược và rút trong vài phút.',
        TH: 'เพิ่งมาใหม่? ศูนย์ช่วยเหลืออธิบายการฝาก เดิมพัน และถอนในไม่กี่นาที',
        TY: 'Bago ka ba? Ipinapaliwanag ng help centre ang deposito, taya at withdrawal.',
        AR: 'جديد هنا؟ يشرح مركز المساعدة الإيداع والرهان والسحب في دقائق.',
      },
    ),
  },
  {
    ...plain,
    kind: 'A',
    sort: 1,
    category: 'P',
    texts: texts(
      {
        EN: 'Reports close at midnight, GMT+8',
        TW: '報表於 GMT+8 午夜結算',
        CN: '报表于 GMT+8 午夜结算',
        VI: 'Báo cáo chốt lúc nửa đêm GMT+8',
        TH: 'รายงานปิดเวลาเที่ยงคืน GMT+8',
        TY: 'Nagsasara ang ulat sa hatinggabi, GMT+8',
        AR: 'تُغلق التقارير عند منتصف الليل بتوقيت GMT+8',
      },
      {
        EN: 'Salaries of a day are paid the next day; real-time salary every five minutes. Support for agents: Monday to Friday, noon to 9 pm.',
      },
    ),
  },
];

/** What a visitor of the demo is told. */
export const demoAnnouncements: NewAnnouncement[] = [...banners, ...offers, ...notices, ...others];
