import { fishRooms } from '@baize/games';
import type { InHouseGame } from '../../catalogue/index.ts';

type Names = InHouseGame['names'];

const named = (
  EN: string,
  [TW, CN]: readonly [string, string],
  VI: string,
  TH: string,
  TY: string,
  AR: string,
): Names => ({ EN, TW, CN, VI, TH, TY, AR });

const names: Readonly<Record<string, Names>> = {
  'fish-lagoon': named(
    'Sunlit Lagoon',
    ['陽光瀉湖', '阳光泻湖'],
    'Đầm Phá Nắng Vàng',
    'ลากูนแสงตะวัน',
    'Maaraw na Lawa',
    'بحيرة الشمس',
  ),
  'fish-reef': named(
    'Coral Reef',
    ['珊瑚礁', '珊瑚礁'],
    'Rạn San Hô',
    'แนวปะการัง',
    'Bahura ng Korales',
    'الشعاب المرجانية',
  ),
  'fish-wreck': named(
    'Galleon Wreck',
    ['沉船寶藏', '沉船宝藏'],
    'Xác Tàu Cổ',
    'ซากเรือโบราณ',
    'Lumubog na Galeon',
    'حطام السفينة',
  ),
  'fish-abyss': named(
    'The Abyss',
    ['深淵', '深渊'],
    'Vực Thẳm',
    'ห้วงลึก',
    'Ang Kailaliman',
    'أعماق الهاوية',
  ),
};

export const listedNames = (code: string): Names => names[code] ?? { EN: code };

/** Every room, for the catalogue. */
export function listedRooms(): InHouseGame[] {
  return fishRooms.map(({ code }) => ({
    code,
    category: 'FISH',
    names: listedNames(code),
    room: code,
  }));
}
