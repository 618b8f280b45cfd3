import type { NewAnnouncement } from '../domains/content/index.ts';
import type { Spoken } from './texts/spoken.ts';

type Words = Record<Spoken, string>;

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

/** A title in each language, and under it one sentence where there is more to say. */
function texts(titles: Words, bodies?: Words): NewAnnouncement['texts'] {
  const entries = Object.entries(titles).map(([language, title]) => {
    const body = bodies?.[language as Spoken];
    return [language, { title, body: body ? `<p>${body}</p>` : '' }];
  });
  return Object.fromEntries(entries);
}

function homeBanner(
  name: string,
  sort: number,
  linkage: string,
  titles: Words,
  bodies?: Words,
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
      TW: '每一局的結果，您都能親自重新計算。',
      CN: '每一局的结果，您都能亲自重新计算。',
      VI: 'Bạn có thể tự tính lại mọi kết quả.',
      TH: 'ทุกผลคุณคำนวณซ้ำได้ด้วยตัวเอง',
      TY: 'Makukuwenta mo muli ang bawat resulta.',
      AR: 'كل نتيجة يمكنك إعادة حسابها بنفسك.',
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
      TW: '本週精彩活動，搶先看。',
      CN: '本周精彩活动，抢先看。',
      VI: 'Xem tuần này có ưu đãi gì.',
      TH: 'สัปดาห์นี้มีโปรอะไรบ้าง มาดูกัน',
      TY: 'Tingnan ang mga promo ngayong linggo.',
      AR: 'اطّلع على فعاليات هذا الأسبوع.',
    },
  ),
  homeBanner(
    'lantern-night',
    2,
    '/lott',
    {
      EN: 'A draw every few minutes',
      TW: '幾分鐘就開一期',
      CN: '几分钟就开一期',
      VI: 'Quay số vài phút một kỳ',
      TH: 'ออกผลทุกไม่กี่นาที',
      TY: 'May bola kada ilang minuto',
      AR: 'سحب كل بضع دقائق',
    },
    {
      EN: 'Pick your numbers and watch them drawn.',
      TW: '選好號碼，坐等開獎。',
      CN: '选好号码，坐等开奖。',
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
      TW: '真人娛樂',
      CN: '真人娱乐',
      VI: 'Casino trực tuyến',
      TH: 'คาสิโนสด',
      TY: 'Live casino',
      AR: 'الكازينو المباشر',
    },
    {
      EN: 'Take a seat at the table.',
      TW: '好位已留，等您上桌。',
      CN: '好位已留，等您上桌。',
      VI: 'Bàn đã sẵn sàng, mời bạn vào chơi.',
      TH: 'เชิญเข้าโต๊ะได้เลย',
      TY: 'Umupo na sa mesa.',
      AR: 'مقعدك على الطاولة بانتظارك.',
    },
  ),
  homeBanner(
    'deep-hunt',
    4,
    '/fish',
    {
      EN: 'Deep hunt',
      TW: '深海獵場',
      CN: '深海猎场',
      VI: 'Săn biển sâu',
      TH: 'ล่าใต้ทะเลลึก',
      TY: 'Pangingisda sa lalim',
      AR: 'صيد الأعماق',
    },
    {
      EN: 'Aim, wait, and mind your shots.',
      TW: '瞄準時機，彈無虛發。',
      CN: '瞄准时机，弹无虚发。',
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
  homeBanner('lantern-night', 11, '/promotions', {
    EN: 'Offers of the week',
    TW: '本週優惠',
    CN: '本周优惠',
    VI: 'Ưu đãi trong tuần',
    TH: 'ข้อเสนอประจำสัปดาห์',
    TY: 'Mga alok ngayong linggo',
    AR: 'عروض الأسبوع',
  }),
  homeBanner('house-games', 12, '/fairness', {
    EN: 'Check a bet yourself',
    TW: '親自驗證注單',
    CN: '亲自验证注单',
    VI: 'Tự kiểm chứng một cược',
    TH: 'ตรวจสอบเดิมพันด้วยตัวเอง',
    TY: 'Suriin mo mismo ang isang taya',
    AR: 'تحقّق من رهان بنفسك',
  }),
].map((banner) => ({ ...banner, groupName: 'w_promotion' as const }));

const notices: NewAnnouncement[] = [
  {
    ...plain,
    kind: 'PL',
    sort: 1,
    texts: texts(
      {
        EN: 'This is a demonstration house',
        TW: '本站為示範平台',
        CN: '本站为演示平台',
        VI: 'Đây là trang trình diễn',
        TH: 'นี่คือแพลตฟอร์มสาธิต',
        TY: 'Demo lang ito',
        AR: 'هذه منصة تجريبية',
      },
      {
        EN: 'No real money is taken or paid here. Every balance was put there by the demo.',
        TW: '本站不收取也不支付真錢，所有餘額均由示範系統發放。',
        CN: '本站不收取也不支付真钱，所有余额均由演示系统发放。',
        VI: 'Trang này không nhận và không trả tiền thật. Mọi số dư do bản trình diễn cấp.',
        TH: 'ที่นี่ไม่มีการรับหรือจ่ายเงินจริง ยอดเงินทั้งหมดมาจากระบบสาธิต',
        TY: 'Walang tunay na perang tinatanggap o ibinabayad dito. Galing sa demo ang lahat ng balanse.',
        AR: 'لا نستقبل أموالًا حقيقية ولا ندفعها. كل الأرصدة يمنحها النظام التجريبي.',
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
        TW: '客服在線，隨時為您解答',
        CN: '客服在线，随时为您解答',
        VI: 'Hỗ trợ trực tuyến qua trò chuyện',
        TH: 'ฝ่ายสนับสนุนตอบคุณในแชต',
        TY: 'Sumasagot ang support sa chat',
        AR: 'فريق الدعم يجيبك في الدردشة',
      },
      {
        EN: 'Open the chat; what you write is kept, so nothing has to be said twice.',
        TW: '打開聊天即可聯絡客服；對話會完整保留，同樣的問題不必說第二遍。',
        CN: '打开聊天即可联系客服；对话会完整保留，同样的问题不必说第二遍。',
        VI: 'Mở khung trò chuyện; nội dung bạn viết được lưu lại nên không phải nói hai lần.',
        TH: 'เปิดแชตได้เลย ข้อความของคุณจะถูกเก็บไว้ จึงไม่ต้องเล่าซ้ำ',
        TY: 'Buksan ang chat; itinatago ang isinulat mo kaya hindi na kailangang ulitin.',
        AR: 'افتح الدردشة؛ ما تكتبه يبقى محفوظًا، فلا حاجة إلى تكراره.',
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
        TW: '第一次來？到幫助中心看看，幾分鐘就能了解存款、投注與提款。',
        CN: '第一次来？到帮助中心看看，几分钟就能了解存款、投注与提款。',
        VI: 'Lần đầu đến đây? Xem trung tâm trợ giúp, chỉ vài phút là hiểu cách nạp, cược và rút tiền.',
        TH: 'เพิ่งมาใหม่? ศูนย์ช่วยเหลืออธิบายการฝาก เดิมพัน และถอนให้เข้าใจได้ในไม่กี่นาที',
        TY: 'Bago ka ba rito? Ilang minuto lang at malalaman mo sa sentro ng tulong ang deposito, taya at withdrawal.',
        AR: 'جديد هنا؟ تعرّف في مركز المساعدة على الإيداع والرهان والسحب في دقائق.',
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
        TW: '報表以 GMT+8 零時結算',
        CN: '报表以 GMT+8 零点结算',
        VI: 'Báo cáo chốt lúc nửa đêm GMT+8',
        TH: 'รายงานปิดเวลาเที่ยงคืน GMT+8',
        TY: 'Nagsasara ang ulat sa hatinggabi, GMT+8',
        AR: 'تُغلق التقارير عند منتصف الليل بتوقيت GMT+8',
      },
      {
        EN: 'Salaries of a day are paid the next day; real-time salary every five minutes. Support for agents: Monday to Friday, noon to 9 pm.',
        TW: '日工資於次日發放，即時工資每五分鐘發放一次。代理專屬客服：週一至週五 12:00 至 21:00。',
        CN: '日工资于次日发放，实时工资每五分钟发放一次。代理专属客服：周一至周五 12:00 至 21:00。',
        VI: 'Lương ngày được trả vào hôm sau; lương thời gian thực trả mỗi năm phút. Hỗ trợ đại lý: thứ Hai đến thứ Sáu, 12 giờ trưa đến 9 giờ tối.',
        TH: 'ค่าจ้างรายวันจ่ายในวันถัดไป ค่าจ้างเรียลไทม์จ่ายทุกห้านาที ฝ่ายดูแลเอเย่นต์: จันทร์ถึงศุกร์ 12:00 ถึง 21:00 น.',
        TY: 'Binabayaran ang sahod ng araw sa kasunod na araw; ang real-time na sahod tuwing limang minuto. Support para sa mga agent: Lunes hanggang Biyernes, 12:00 ng tanghali hanggang 9:00 ng gabi.',
        AR: 'تُدفع رواتب اليوم في اليوم التالي، والراتب الفوري كل خمس دقائق. دعم الوكلاء: من الاثنين إلى الجمعة، من 12 ظهرًا حتى 9 مساءً.',
      },
    ),
  },
];

/** What a visitor of the demo is told. */
export const demoAnnouncements: NewAnnouncement[] = [...banners, ...offers, ...notices, ...others];
