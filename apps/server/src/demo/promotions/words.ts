import type { Spoken } from '../texts/spoken.ts';

type Said = { title: string; summary: string };

const say = (lines: Record<Spoken, readonly [title: string, summary: string]>) =>
  Object.fromEntries(
    Object.entries(lines).map(([language, [title, summary]]) => [language, { title, summary }]),
  ) as Record<Spoken, Said>;

/** What the demo's campaigns are called, in every language that is spoken whole. */
export const campaignWords = {
  deposit: say({
    EN: [
      'Welcome: your first deposit doubled',
      'Deposit 100 or more after joining: as much again, up to 1,000.',
    ],
    TW: ['新會員首存送 100%', '報名後單筆存款滿 100，即送等額彩金，最高 1,000。'],
    CN: ['新会员首存送 100%', '报名后单笔存款满 100，即送等额彩金，最高 1,000。'],
    VI: [
      'Chào mừng: nhân đôi lần nạp đầu',
      'Tham gia rồi nạp từ 100: tặng thêm bằng số nạp, tối đa 1.000.',
    ],
    TH: ['ต้อนรับ: ฝากแรกรับเพิ่มเท่าตัว', 'เข้าร่วมแล้วฝาก 100 ขึ้นไป รับเพิ่มเท่ากัน สูงสุด 1,000'],
    TY: [
      'Salubong: doble ang unang deposit',
      'Mag-deposit ng 100 pataas matapos sumali: kasing dami pa, hanggang 1,000.',
    ],
    AR: ['عرض الترحيب: ضاعف إيداعك الأول', 'انضم ثم أودِع 100 أو أكثر لتحصل على مثلها، حتى 1,000.'],
  }),
  freeBet: say({
    EN: [
      'A bet on the house',
      'A free bet of 5.00 every week; bet 500 on sports and take one of 25.00. Winnings are played once.',
    ],
    TW: ['每週免費投注', '每週可領 5.00 免費投注；體育有效投注滿 500，再領 25.00。彩金 1 倍流水。'],
    CN: ['每周免费投注', '每周可领 5.00 免费投注；体育有效投注满 500，再领 25.00。彩金 1 倍流水。'],
    VI: [
      'Cược miễn phí hằng tuần',
      'Mỗi tuần một cược miễn phí 5,00; cược thể thao từ 500, nhận thêm 25,00. Tiền thắng cược lại một vòng.',
    ],
    TH: ['ฟรีเบททุกสัปดาห์', 'รับฟรีเบท 5.00 ทุกสัปดาห์ เดิมพันกีฬาครบ 500 รับเพิ่ม 25.00 ยอดชนะทำเทิร์น 1 เท่า'],
    TY: [
      'Libreng taya linggo-linggo',
      'Libreng taya na 5.00 bawat linggo; tumaya ng 500 sa sports para sa 25.00. Isang beses na turnover ang panalo.',
    ],
    AR: [
      'رهان على حسابنا',
      'رهان مجاني بقيمة 5.00 كل أسبوع، وراهن بـ 500 على الرياضة لتحصل على 25.00. تُدوَّر الأرباح مرة واحدة.',
    ],
  }),
  cashback: say({
    EN: ['Monday cashback', '5% of what you lost in the week, up to 500, on Monday.'],
    TW: ['週一返現', '上週淨輸額返還 5%，最高 500，每週一領取。'],
    CN: ['周一返现', '上周净输额返还 5%，最高 500，每周一领取。'],
    VI: ['Hoàn tiền thứ Hai', 'Hoàn 5% số thua trong tuần, tối đa 500, nhận vào thứ Hai.'],
    TH: ['คืนยอดเสียวันจันทร์', 'คืน 5% ของยอดเสียทั้งสัปดาห์ สูงสุด 500 ในวันจันทร์'],
    TY: ['Cashback tuwing Lunes', '5% ng talo mo sa linggo, hanggang 500, tuwing Lunes.'],
    AR: ['كاش باك الاثنين', 'استرد 5% من صافي خسائر أسبوعك، حتى 500، كل يوم اثنين.'],
  }),
  task: say({
    EN: ['A hundred a day', 'Bet 100 on slots today and take 2.00 and a ticket for the wheel.'],
    TW: ['每日百元任務', '今日電子遊戲有效投注滿 100，即可領取 2.00 及轉盤券一張。'],
    CN: ['每日百元任务', '今日电子游艺有效投注满 100，即可领取 2.00 及转盘券一张。'],
    VI: ['Mỗi ngày một trăm', 'Cược 100 vào slot hôm nay, nhận 2,00 và một vé vòng quay.'],
    TH: ['วันละหนึ่งร้อย', 'เดิมพันสล็อต 100 วันนี้ รับ 2.00 และตั๋ววงล้อหนึ่งใบ'],
    TY: [
      'Isandaan bawat araw',
      'Tumaya ng 100 sa slots ngayon at kunin ang 2.00 at isang tiket sa gulong.',
    ],
    AR: ['مئة في اليوم', 'راهن بـ 100 على السلوتس اليوم واربح 2.00 وتذكرة للعجلة.'],
  }),
  mission: say({
    EN: ['The long road', 'Three milestones of valid bets in the week; each pays once.'],
    TW: ['每週闖關', '本週有效投注設三道關卡，每關可領一次。'],
    CN: ['每周闯关', '本周有效投注设三道关卡，每关可领一次。'],
    VI: ['Chặng đường dài', 'Ba mốc cược hợp lệ trong tuần, mỗi mốc nhận một lần.'],
    TH: ['เส้นทางไกล', 'สามขั้นของยอดเดิมพันในสัปดาห์ รับได้ขั้นละครั้ง'],
    TY: ['Ang mahabang daan', 'Tatlong milestone ng balidong taya sa linggo; tig-isang bayad.'],
    AR: ['الطريق الطويل', 'ثلاث مراحل من الرهانات المحتسبة خلال الأسبوع، ولكل مرحلة مكافأة واحدة.'],
  }),
  signIn: say({
    EN: ['Seven days', 'Sign in every day; the seventh brings the most.'],
    TW: ['七日簽到', '天天簽到，第七天獎勵最豐厚。'],
    CN: ['七日签到', '天天签到，第七天奖励最丰厚。'],
    VI: ['Bảy ngày', 'Điểm danh mỗi ngày; ngày thứ bảy nhận nhiều nhất.'],
    TH: ['เจ็ดวัน', 'เช็คอินทุกวัน วันที่เจ็ดได้มากที่สุด'],
    TY: ['Pitong araw', 'Mag-sign in araw-araw; pinakamalaki ang ikapito.'],
    AR: ['سبعة أيام', 'سجّل حضورك كل يوم، ومكافأة اليوم السابع هي الأكبر.'],
  }),
  wheel: say({
    EN: ['The brass wheel', 'A ticket, a turn: up to 888.00.'],
    TW: ['幸運大轉盤', '一張券轉一次，最高贏 888.00。'],
    CN: ['幸运大转盘', '一张券转一次，最高赢 888.00。'],
    VI: ['Vòng quay may mắn', 'Mỗi vé một lượt quay: thắng tới 888,00.'],
    TH: ['วงล้อทองเหลือง', 'ตั๋วหนึ่งใบหมุนหนึ่งครั้ง สูงสุด 888.00'],
    TY: ['Ang gulong na tanso', 'Isang tiket, isang ikot: hanggang 888.00.'],
    AR: ['العجلة النحاسية', 'دورة بكل تذكرة: اربح حتى 888.00.'],
  }),
  eggs: say({
    EN: ['Golden eggs', 'Crack one of six: up to 58.00.'],
    TW: ['砸金蛋', '六顆金蛋任砸一顆，最高贏 58.00。'],
    CN: ['砸金蛋', '六颗金蛋任砸一颗，最高赢 58.00。'],
    VI: ['Đập trứng vàng', 'Chọn một trong sáu quả: tới 58,00.'],
    TH: ['ไข่ทองคำ', 'เลือกหนึ่งในหกฟอง สูงสุด 58.00'],
    TY: ['Gintong itlog', 'Pumili ng isa sa anim: hanggang 58.00.'],
    AR: ['البيض الذهبي', 'اكسر بيضة من ست واربح حتى 58.00.'],
  }),
  chests: say({
    EN: ['Treasure chests', 'One of three chests: points, or ten free spins.'],
    TW: ['開寶箱', '三個寶箱任選一個：開出積分或 10 次免費旋轉。'],
    CN: ['开宝箱', '三个宝箱任选一个：开出积分或 10 次免费旋转。'],
    VI: ['Rương kho báu', 'Chọn một trong ba rương: điểm hoặc mười lượt quay miễn phí.'],
    TH: ['หีบสมบัติ', 'เลือกหนึ่งในสามหีบ รับแต้มหรือสปินฟรีสิบครั้ง'],
    TY: ['Mga baul ng yaman', 'Isa sa tatlong baul: puntos o sampung free spin.'],
    AR: ['صناديق الكنز', 'اختر صندوقًا من ثلاثة: نقاط أو عشر لفات مجانية.'],
  }),
  packets: say({
    EN: [
      'Lucky packets',
      'One of four packets: points, or a deck of the house, sent to your door.',
    ],
    TW: ['幸運紅包', '四個紅包任選一個：開出積分，或寄到府上的 Baize 撲克牌。'],
    CN: ['幸运红包', '四个红包任选一个：开出积分，或寄到府上的 Baize 扑克牌。'],
    VI: [
      'Phong bì may mắn',
      'Chọn một trong bốn phong bì: điểm, hoặc bộ bài của nhà cái gửi tận nơi.',
    ],
    TH: ['ซองนำโชค', 'เลือกหนึ่งในสี่ซอง รับแต้ม หรือสำรับไพ่ส่งถึงบ้าน'],
    TY: ['Masuwerteng sobre', 'Isa sa apat na sobre: puntos, o isang baraha na ihahatid sa inyo.'],
    AR: ['مظاريف الحظ', 'اختر مظروفًا من أربعة: نقاط، أو مجموعة ورق لعب تصل إلى بابك.'],
  }),
  spins: say({
    EN: [
      'Spins of the week',
      'Bet 200 on slots in the week: ten free spins; 1,000: twenty-five more.',
    ],
    TW: ['每週免費旋轉', '本週電子遊戲有效投注滿 200 送 10 次免費旋轉，滿 1,000 再送 25 次。'],
    CN: ['每周免费旋转', '本周电子游艺有效投注满 200 送 10 次免费旋转，满 1,000 再送 25 次。'],
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
      'راهن خلال الأسبوع بـ 200 على السلوتس لتحصل على 10 لفات مجانية، وبـ 1,000 لتحصل على 25 لفة إضافية.',
    ],
  }),
  rain: say({
    EN: ['Red envelope rain', 'Every day at 12:00, 18:00 and 21:00, for a minute.'],
    TW: ['紅包雨', '每日 12:00、18:00、21:00 開搶，每場一分鐘。'],
    CN: ['红包雨', '每日 12:00、18:00、21:00 开抢，每场一分钟。'],
    VI: ['Mưa lì xì', 'Mỗi ngày lúc 12:00, 18:00 và 21:00, trong một phút.'],
    TH: ['ฝนซองแดง', 'ทุกวันเวลา 12:00, 18:00 และ 21:00 นานหนึ่งนาที'],
    TY: ['Ulan ng ampao', 'Araw-araw 12:00, 18:00 at 21:00, isang minuto.'],
    AR: ['مطر الظروف الحمراء', 'كل يوم الساعة 12:00 و18:00 و21:00، ولمدة دقيقة.'],
  }),
  cup: say({
    EN: ['Leaderboard of the week', 'Most mission points in the week; paid on Monday at 04:00.'],
    TW: ['每週排行榜', '依當週任務積分排名，獎金於週一 04:00 派發。'],
    CN: ['每周排行榜', '按当周任务积分排名，奖金于周一 04:00 派发。'],
    VI: ['Bảng xếp hạng tuần', 'Nhiều điểm nhiệm vụ nhất trong tuần; trả lúc 04:00 thứ Hai.'],
    TH: ['อันดับประจำสัปดาห์', 'แต้มภารกิจมากที่สุดในสัปดาห์ จ่ายวันจันทร์ 04:00'],
    TY: [
      'Leaderboard ng linggo',
      'Pinakamaraming puntos ng misyon sa linggo; bayad tuwing Lunes 04:00.',
    ],
    AR: ['متصدّرو الأسبوع', 'لأصحاب أكثر نقاط المهام في الأسبوع، وتُصرف الجوائز يوم الاثنين 04:00.'],
  }),
  application: say({
    EN: ['Birthday greeting', 'Send a picture of your ID in your birthday month and get 18.00.'],
    TW: ['生日禮金', '生日當月上傳證件照片，即可領取 18.00 禮金。'],
    CN: ['生日礼金', '生日当月上传证件照片，即可领取 18.00 礼金。'],
    VI: ['Quà sinh nhật', 'Gửi ảnh giấy tờ trong tháng sinh nhật, nhận 18,00.'],
    TH: ['ของขวัญวันเกิด', 'ส่งรูปเอกสารในเดือนเกิด รับ 18.00'],
    TY: [
      'Bati sa kaarawan',
      'Magpadala ng larawan ng ID sa buwan ng kaarawan at tumanggap ng 18.00.',
    ],
    AR: ['هدية عيد الميلاد', 'أرسل صورة هويتك في شهر ميلادك لتحصل على 18.00.'],
  }),
  raffle: say({
    EN: ['The weekly raffle', 'Draw one of three tickets: up to 188.00, and points for most.'],
    TW: ['每週抽獎', '三張獎券任抽一張：最高 188.00，多數可得積分。'],
    CN: ['每周抽奖', '三张奖券任抽一张：最高 188.00，多数可得积分。'],
    VI: ['Rút thăm hằng tuần', 'Rút một trong ba vé: tới 188,00, phần lớn nhận điểm.'],
    TH: ['จับฉลากประจำสัปดาห์', 'จับหนึ่งในสามใบ สูงสุด 188.00 ส่วนใหญ่ได้แต้ม'],
    TY: [
      'Lingguhang raffle',
      'Bumunot ng isa sa tatlong tiket: hanggang 188.00, puntos sa karamihan.',
    ],
    AR: ['سحب الأسبوع', 'اسحب تذكرة من ثلاث: حتى 188.00، ونقاط لمعظم المشاركين.'],
  }),
  code: say({
    EN: ['Code of the month', 'Enter BAIZE8 in the reward centre and take 8.00.'],
    TW: ['本月優惠碼', '於獎勵中心輸入 BAIZE8，即可領取 8.00。'],
    CN: ['本月优惠码', '在奖励中心输入 BAIZE8，即可领取 8.00。'],
    VI: ['Mã của tháng', 'Nhập BAIZE8 trong trung tâm phần thưởng, nhận 8,00.'],
    TH: ['โค้ดประจำเดือน', 'กรอก BAIZE8 ในศูนย์รางวัล รับ 8.00'],
    TY: ['Code ng buwan', 'Ilagay ang BAIZE8 sa reward centre at kunin ang 8.00.'],
    AR: ['رمز الشهر', 'أدخل BAIZE8 في مركز المكافآت لتحصل على 8.00.'],
  }),
  rescue: say({
    EN: ['Rescue fund', 'Lost 50 or more today and less than 5.00 left? Take back 10%, up to 100.'],
    TW: ['救援金', '今日淨輸滿 50 且餘額低於 5.00，可領回 10%，最高 100。'],
    CN: ['救援金', '今日净输满 50 且余额低于 5.00，可领回 10%，最高 100。'],
    VI: ['Quỹ cứu trợ', 'Hôm nay thua từ 50 và còn dưới 5,00? Nhận lại 10%, tối đa 100.'],
    TH: ['กองทุนช่วยเหลือ', 'วันนี้เสีย 50 ขึ้นไปและเหลือไม่ถึง 5.00 รับคืน 10% สูงสุด 100'],
    TY: [
      'Pondo ng pagsagip',
      'Natalo ng 50 pataas ngayon at wala nang 5.00? Bawiin ang 10%, hanggang 100.',
    ],
    AR: ['صندوق الإنقاذ', 'خسرت 50 أو أكثر اليوم وبقي لديك أقل من 5.00؟ استرد 10%، حتى 100.'],
  }),
  race: say({
    EN: ['The weekly race', 'Most valid bets in the week; the first three share 488.00.'],
    TW: ['每週投注賽', '當週有效投注最高者勝，前三名共享 488.00。'],
    CN: ['每周投注赛', '当周有效投注最高者胜，前三名共享 488.00。'],
    VI: ['Cuộc đua tuần', 'Cược hợp lệ nhiều nhất trong tuần; ba người đầu chia 488,00.'],
    TH: ['แข่งเดิมพันประจำสัปดาห์', 'ยอดเดิมพันสูงสุดในสัปดาห์ สามอันดับแรกแบ่ง 488.00'],
    TY: ['Lingguhang karera', 'Pinakamaraming balidong taya sa linggo; 488.00 sa unang tatlo.'],
    AR: ['سباق الأسبوع', 'لأكثر الرهانات المحتسبة في الأسبوع، ويتقاسم الثلاثة الأوائل 488.00.'],
  }),
  multiple: say({
    EN: ['Best multiple', 'The greatest win in stakes this week, on any slot.'],
    TW: ['最高倍數賽', '本週電子遊戲單注最高倍數者勝。'],
    CN: ['最高倍数赛', '本周电子游艺单注最高倍数者胜。'],
    VI: ['Hệ số cao nhất', 'Cú thắng gấp nhiều lần tiền cược nhất tuần này, ở bất kỳ slot nào.'],
    TH: ['คูณสูงสุด', 'ชนะมากเท่าสุดของเดิมพันในสัปดาห์นี้ สล็อตใดก็ได้'],
    TY: [
      'Pinakamalaking multiple',
      'Pinakamalaking panalo kumpara sa taya ngayong linggo, sa kahit anong slot.',
    ],
    AR: ['أعلى مضاعف', 'أكبر فوز مقارنة بالرهان هذا الأسبوع على أي لعبة سلوتس.'],
  }),
  firstTo: say({
    EN: ['First to a thousand', 'The first five to bet 1,000 this month are paid, the first most.'],
    TW: ['搶先破千', '本月最先累計有效投注 1,000 的前五名得獎，第一名最多。'],
    CN: ['抢先破千', '本月最先累计有效投注 1,000 的前五名得奖，第一名最多。'],
    VI: [
      'Về đích một nghìn',
      'Năm người đầu tiên cược đủ 1.000 trong tháng được thưởng, người đầu nhiều nhất.',
    ],
    TH: ['ถึงหนึ่งพันก่อน', 'ห้าคนแรกที่เดิมพันครบ 1,000 ในเดือนนี้ได้รางวัล คนแรกได้มากที่สุด'],
    TY: [
      'Una sa isang libo',
      'Bayad ang unang limang makataya ng 1,000 ngayong buwan; pinakamalaki ang una.',
    ],
    AR: ['الأول إلى الألف', 'جوائز لأول خمسة يراهنون بـ 1,000 هذا الشهر، وأكبرها للأول.'],
  }),
};
