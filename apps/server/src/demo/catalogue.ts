import { describeGame, importGames, markGames } from '../domains/catalogue/index.ts';
import type { House } from '../platform/house.ts';

const nobody = { kind: 'operator', operatorId: 0n, memberId: 0n, address: '' } as const;

/** The sample vendor's one game; it is listed wherever that vendor can be launched. */
const wheel = {
  vendor: 'sample',
  code: 'sample-wheel',
  category: 'RNG',
  names: {
    EN: 'Sample Wheel',
    TW: '範例轉輪',
    CN: '范例转轮',
    VI: 'Vòng quay mẫu',
    TH: 'วงล้อตัวอย่าง',
    TY: 'Sample Wheel',
    AR: 'عجلة تجريبية',
  },
  tags: ['wheel'],
  isNew: true,
};

/** What operators would do first: a game from outside, and a mark on one of our own. */
export async function fillCatalogue(house: House): Promise<void> {
  if (describeGame(house, wheel, 'EN').nodeId !== null) return;
  const { nodeId } = describeGame(house, { vendor: 'BAIZE', code: 'dice' }, 'EN');
  const marks = { isHot: true, addTags: ['fair'], removeTags: [] };
  if (nodeId !== null) await markGames(house, nobody, { nodeIds: [nodeId], ...marks });
  await importGames(house, nobody, { format: 'json', data: JSON.stringify([wheel]) });
}
