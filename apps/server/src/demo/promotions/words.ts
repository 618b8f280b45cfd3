import type { Language } from '@baize/contract';

type Said = { title: string; summary: string };
type Spoken = 'EN' | 'TW' | 'CN' | 'VI' | 'TH' | 'TY' | 'AR';

const say = (lines: Record<Spoken, readonly [title: string, summary: string]>) =>
  Object.fromEntries(
    Object.entries(lines).map(([language, [title, summary]]) => [language, { title, summary }]),
  ) as Partial<Record<Language, Said>>;

/** What the demo's campaigns are called, in every language that is spoken whole. */
export const campaignWords = {
  deposit: say({
    EN: [
      'Welcome: your first deposit doubled',
      'Deposit 100 or more after joining: as much again, up to 1,000.',
    ],
    TW: ['迎新禮：首存送一倍', '參加後存款 100 以上，加送同額，最高 1,000。'],
    CN: ['迎新礼：首存送一倍', '参加后存款 100 以上，加送同额，最高 1,000。'],
    VI: [
      'Chào mừng: nhân đôi lần nạp đầu',
      'Tham gia rồi nạp từ 100: tặng thêm bằng số nạp, tối đa 1.000.',
    ],
    TH: ['ต้อนรับ: ฝากแรกรับเพิ่มเท่าตัว', 'เข้าร่วมแล้วฝาก 100 ขึ้นไป รับเพิ่มเท่ากัน สูงสุด 1,000'],
    TY: [
      'Salubong: doble ang unang deposit',
      'Mag-deposit ng 100 pataas matapos sumali: kasing dami pa, hanggang 1,000.',
    ],
    AR: ['ترحيب: مضاعفة إيداعك الأول', 'أودِع 100 أو أكثر بعد الانضمام لتحصل على مثلها حتى 1,000.'],
  }),
  cashback: say({
    EN: ['Monday cashback', '5 % of what you lost in the week, up to 500, on Monday.'],
    TW: ['週一返現', '一週淨虧損返 5%，最高 500，週一領取。'],
    CN: ['周一返现', '一周净亏损返 5%，最高 500，周一领取。'],
    VI: ['Hoàn tiền thứ Hai', 'Hoàn 5% số thua trong tuần, tối đa 500, nhận vào thứ Hai.'],
    TH: ['คืนยอดเสียวันจันทร์', 'คืน 5% ของยอดเสียทั้งสัปดาห์ สูงสุด 500 ในวันจันทร์'],
    TY: ['Cashback tuwing Lunes', '5% ng talo mo sa linggo, hanggang 500, tuwing Lunes.'],
    AR: ['استرداد الاثنين', '5% من خسائر أسبوعك حتى 500، يوم الاثنين.'],
  }),
  task: say({
    EN: ['A hundred a day', 'Bet 100 on slots today and take 2.00 and a ticket for the wheel.'],
    TW: ['每日一百', '今日老虎機投注 100，領取 2.00 和一張轉盤券。'],
    CN: ['每日一百', '今日老虎机投注 100，领取 2.00 和一张转盘券。'],
    VI: ['Mỗi ngày một trăm', 'Cược 100 vào slot hôm nay, nhận 2,00 và một vé vòng quay.'],
    TH: ['วันละหนึ่งร้อย', 'เดิมพันสล็อต 100 วันนี้ รับ 2.00 และตั๋ววงล้อหนึ่งใบ'],
    TY: [
      'Isandaan bawat araw',
      'Tumaya ng 100 sa slots ngayon at kunin ang 2.00 at isang tiket sa gulong.',
    ],
    AR: ['مئة في اليوم', 'راهن بـ 100 على ألعاب السلوت اليوم وخذ 2.00 وتذكرة للعجلة.'],
  }),
  mission: say({
    EN: ['The long road', 'Three milestones of valid bets in the week; each pays once.'],
    TW: ['長路任務', '一週有效投注三個里程碑，各領一次。'],
    CN: ['长路任务', '一周有效投注三个里程碑，各领一次。'],
    VI: ['Chặng đường dài', 'Ba mốc cược hợp lệ trong tuần, mỗi mốc nhận một lần.'],
    TH: ['เส้นทางไกล', 'สามขั้นของยอดเดิมพันในสัปดาห์ รับได้ขั้นละครั้ง'],
    TY: ['Ang mahabang daan', 'Tatlong milestone ng balidong taya sa linggo; tig-isang bayad.'],
    AR: ['الطريق الطويل', 'ثلاث محطات من الرهانات المحتسبة في الأسبوع، تُصرف كل منها مرة.'],
  }),
  signIn: say({
    EN: ['Seven days', 'Sign in every day; the seventh brings the most.'],
    TW: ['七日簽到', '每日簽到，第七天獎勵最多。'],
    CN: ['七日签到', '每日签到，第七天奖励最多。'],
    VI: ['Bảy ngày', 'Điểm danh mỗi ngày; ngày thứ bảy nhận nhiều nhất.'],
    TH: ['เจ็ดวัน', 'เช็คอินทุกวัน วันที่เจ็ดได้มากที่สุด'],
    TY: ['Pitong araw', 'Mag-sign in araw-araw; pinakamalaki ang ikapito.'],
    AR: ['سبعة أيام', 'سجّل حضورك كل يوم، واليوم السابع هو الأكبر.'],
  }),
  wheel: say({
    EN: ['The brass wheel', 'A ticket, a turn: up to 888.00.'],
    TW: ['黃銅轉盤', '一張券轉一次，最高 888.00。'],
    CN: ['黄铜转盘', '一张券转一次，最高 888.00。'],
    VI: ['Vòng quay đồng', 'Mỗi vé một lượt quay: tới 888,00.'],
    TH: ['วงล้อทองเหลือง', 'ตั๋วหนึ่งใบหมุนหนึ่งครั้ง สูงสุด 888.00'],
    TY: ['Ang gulong na tanso', 'Isang tiket, isang ikot: hanggang 888.00.'],
    AR: ['العجلة النحاسية', 'تذكرة لكل دورة: حتى 888.00.'],
  }),
  eggs: say({
    EN: ['Golden eggs', 'Crack one of six: up to 58.00.'],
    TW: ['砸金蛋', '六顆金蛋任選一顆，最高 58.00。'],
    CN: ['砸金蛋', '六颗金蛋任选一颗，最高 58.00。'],
    VI: ['Đập trứng vàng', 'Chọn một trong sáu quả: tới 58,00.'],
    TH: ['ไข่ทองคำ', 'เลือกหนึ่งในหกฟอง สูงสุด 58.00'],
    TY: ['Gintong itlog', 'Pumili ng isa sa anim: hanggang 58.00.'],
    AR: ['البيض الذهبي', 'اكسر واحدة من ست: حتى 58.00.'],
  }),
  chests: say({
    EN: ['Treasure chests', 'One of three chests: points, or ten free spins.'],
    TW: ['尋寶箱', '三個寶箱任選一個：積分或十次免費旋轉。'],
    CN: ['寻宝箱', '三个宝箱任选一个：积分或十次免费旋转。'],
    VI: ['Rương kho báu', 'Chọn một trong ba rương: điểm hoặc mười lượt quay miễn phí.'],
    TH: ['หีบสมบัติ', 'เลือกหนึ่งในสามหีบ รับแต้มหรือสปินฟรีสิบครั้ง'],
    TY: ['Mga baul ng yaman', 'Isa sa tatlong baul: puntos o sampung free spin.'],
    AR: ['صناديق الكنز', 'صندوق من ثلاثة: نقاط أو عشر لفات مجانية.'],
  }),
  spins: say({
    EN: [
      'Spins of the week',
      'Bet 200 on slots in the week: ten free spins; 1,000: twenty-five more.',
    ],
    TW: ['每週免費旋轉', '一週老虎機投注 200 送十次免費旋轉，1,000 再送二十五次。'],
    CN: ['每周免费旋转', '一周老虎机投注 200 送十次免费旋转，1,000 再送二十五次。'],
    VI: [
      'Lượt quay hằng tuần',
      'Cược slot 200 trong tuần: mười lượt quay miễn phí; 1.000: thêm hai mươi lăm lượt.',
    ],
    TH: ['สปินประจำสัปดาห์', 'เดิมพันสล็อต 200 ในสัปดาห์ รับสปินฟรีสิบครั้ง 1,000 รับเพิ่มยี่สิบห้า'],
    TY: [
      'Spins ng linggo',
      'Tumaya ng 200 sa slots sa linggo: sampung free spin; 1,000: dalawampu’t lima pa.',
    ],
    AR: [
      'لفات الأسبوع',
      'راهن بـ 200 على السلوت في الأسبوع: عشر لفات مجانية، و1,000: خمس وعشرون أخرى.',
    ],
  }),
  rain: say({
    EN: ['Red envelope rain', 'Every day at 12:00, 18:00 and 21:00, for a minute.'],
    TW: ['紅包雨', '每日 12:00、18:00、21:00，為時一分鐘。'],
    CN: ['红包雨', '每日 12:00、18:00、21:00，为时一分钟。'],
    VI: ['Mưa lì xì', 'Mỗi ngày lúc 12:00, 18:00 và 21:00, trong một phút.'],
    TH: ['ฝนซองแดง', 'ทุกวันเวลา 12:00, 18:00 และ 21:00 นานหนึ่งนาที'],
    TY: ['Ulan ng ampao', 'Araw-araw 12:00, 18:00 at 21:00, isang minuto.'],
    AR: ['مطر الظروف الحمراء', 'كل يوم في 12:00 و18:00 و21:00 لمدة دقيقة.'],
  }),
  cup: say({
    EN: ['Table of the week', 'The most points of missions in the week; paid on Monday at 04:00.'],
    TW: ['每週排行榜', '一週任務積分排名，週一 04:00 派發。'],
    CN: ['每周排行榜', '一周任务积分排名，周一 04:00 派发。'],
    VI: ['Bảng xếp hạng tuần', 'Nhiều điểm nhiệm vụ nhất trong tuần; trả lúc 04:00 thứ Hai.'],
    TH: ['ตารางประจำสัปดาห์', 'แต้มภารกิจมากที่สุดในสัปดาห์ จ่ายวันจันทร์ 04:00'],
    TY: [
      'Talaan ng linggo',
      'Pinakamaraming puntos ng misyon sa linggo; bayad tuwing Lunes 04:00.',
    ],
    AR: ['جدول الأسبوع', 'الأكثر نقاط مهام في الأسبوع، وتُصرف الجوائز الاثنين 04:00.'],
  }),
  application: say({
    EN: [
      'Birthday greeting',
      'Send a picture of your paper in your birthday month and be given 18.00.',
    ],
    TW: ['生日禮金', '生日當月上傳證件照片，領取 18.00。'],
    CN: ['生日礼金', '生日当月上传证件照片，领取 18.00。'],
    VI: ['Quà sinh nhật', 'Gửi ảnh giấy tờ trong tháng sinh nhật, nhận 18,00.'],
    TH: ['ของขวัญวันเกิด', 'ส่งรูปเอกสารในเดือนเกิด รับ 18.00'],
    TY: [
      'Bati sa kaarawan',
      'Magpadala ng larawan ng ID sa buwan ng kaarawan at tumanggap ng 18.00.',
    ],
    AR: ['تهنئة عيد الميلاد', 'أرسل صورة هويتك في شهر ميلادك لتحصل على 18.00.'],
  }),
};
