import { instantGames } from '@baize/games';
import type { InHouseGame } from '../catalogue/index.ts';

/** Names that the code alone does not give. */
const names: Record<string, InHouseGame['names']> = {
  dice: { EN: 'Dice', TW: '骰子', CN: '骰子', VI: 'Xúc xắc', TH: 'ลูกเต๋า', TY: 'Dice', AR: 'نرد' },
};

/** Every game that this server plays, for the catalogue: mini games are slots of the arcade kind. */
export function listedGames(): InHouseGame[] {
  return [...instantGames.values()].map(({ code, category }) => ({
    code,
    category,
    subTypes: ['AC'],
    names: names[code] ?? { EN: titled(code) },
  }));
}

function titled(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1);
}
