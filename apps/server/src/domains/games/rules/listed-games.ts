import type { InHouseGame } from '../../catalogue/index.ts';
import { everyGame } from './published-rules.ts';

/** Names in other languages, where they are more than a proper name. */
const names: Record<string, Omit<InHouseGame['names'], 'EN'>> = {
  dice: { TW: '骰子', CN: '骰子', VI: 'Xúc xắc', TH: 'ลูกเต๋า', AR: 'نرد' },
  keno: { TW: '基諾', CN: '基诺', TH: 'คีโน', AR: 'كينو' },
  wheel: { TW: '轉輪', CN: '转轮', VI: 'Vòng quay', TH: 'วงล้อ', AR: 'العجلة' },
  roulette: { TW: '輪盤', CN: '轮盘', TH: 'รูเล็ต', AR: 'روليت' },
  mines: { TW: '踩地雷', CN: '扫雷', VI: 'Dò mìn', TH: 'กับระเบิด', AR: 'ألغام' },
  hilo: { TW: '猜大小', CN: '猜大小', VI: 'Cao thấp', TH: 'สูงต่ำ', AR: 'أعلى أو أقل' },
  'sic-bo': { TW: '骰寶', CN: '骰宝', VI: 'Tài xỉu', TH: 'ไฮโล', AR: 'سيك بو' },
};

/** The one game whose rounds all players share. */
const CRASH = 'crash';

/** Every game that this server plays, for the catalogue. */
export function listedGames(): InHouseGame[] {
  return everyGame().map(({ code, category, name, subType }) => {
    const subTypes = subType === null ? [] : [subType];
    const room = code === CRASH ? { room: code } : {};
    return { code, category, subTypes, names: { EN: name, ...names[code] }, ...room };
  });
}
