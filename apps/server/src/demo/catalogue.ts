import {
  describeGame,
  importGames,
  listVendors,
  markGames,
  saveVendor,
} from '../domains/catalogue/index.ts';
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

const studio = {
  EN: 'Sample Studio',
  TW: '範例工作室',
  CN: '范例工作室',
  VI: 'Xưởng mẫu',
  TH: 'สตูดิโอตัวอย่าง',
  TY: 'Sample Studio',
  AR: 'استوديو تجريبي',
};

const hot = [
  ...['red-lacquer-dragon', 'koi-moon', 'lucky-cat-parade', 'crown-of-salt', 'gem-cutter'],
  ...['blazing-sevens', 'dice', 'plinko', 'limbo', 'keno', 'roulette', 'phoenix-ascending'],
];
const fresh = ['comet-harvest', 'kraken-ledger', 'volcano-run', 'moon-gate', 'owl-library'];

/** What operators would do first: a game from outside, and marks on our own. */
export async function fillCatalogue(house: House): Promise<void> {
  if (describeGame(house, wheel, 'EN').nodeId !== null) return;
  await mark(house, hot, { isHot: true });
  await mark(house, fresh, { isNew: true });
  await importGames(house, nobody, { format: 'json', data: JSON.stringify([wheel]) });
  await nameStudio(house);
}

/** A file of games knows a vendor by its code alone. */
async function nameStudio(house: House): Promise<void> {
  const known = listVendors(house).list.find(({ code }) => code === wheel.vendor);
  if (!known) return;
  const { isOpenable: _, gameCount: __, ...vendor } = known;
  await saveVendor(house, nobody, { ...vendor, names: studio });
}

async function mark(house: House, codes: readonly string[], marks: object): Promise<void> {
  const nodeIds = codes.flatMap(
    (code) => describeGame(house, { vendor: 'BAIZE', code }, 'EN').nodeId ?? [],
  );
  if (nodeIds.length === 0) return;
  await markGames(house, nobody, { nodeIds, addTags: [], removeTags: [], ...marks });
}
