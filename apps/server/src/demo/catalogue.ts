import {
  describeGame,
  importGames,
  listVendors,
  markGames,
  saveVendor,
} from '../domains/catalogue/index.ts';
import type { House } from '../platform/house.ts';

const nobody = { kind: 'operator', operatorId: 0n, memberId: 0n, address: '' } as const;

/** The sample vendor's games; they are listed wherever that vendor can be launched. */
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

/** Played from a wallet that the vendor keeps. */
const purseWheel = {
  ...wheel,
  vendor: 'purse',
  code: 'purse-wheel',
  names: {
    EN: 'Purse Wheel',
    TW: '錢包轉輪',
    CN: '钱包转轮',
    VI: 'Vòng quay ví riêng',
    TH: 'วงล้อกระเป๋าเงิน',
    TY: 'Purse Wheel',
    AR: 'عجلة المحفظة',
  },
};

const studios: Record<string, Record<string, string>> = {
  sample: {
    EN: 'Sample Studio',
    TW: '範例工作室',
    CN: '范例工作室',
    VI: 'Xưởng mẫu',
    TH: 'สตูดิโอตัวอย่าง',
    TY: 'Sample Studio',
    AR: 'استوديو تجريبي',
  },
  purse: {
    EN: 'Sample Purse',
    TW: '範例錢包',
    CN: '范例钱包',
    VI: 'Ví mẫu',
    TH: 'กระเป๋าเงินตัวอย่าง',
    TY: 'Sample Purse',
    AR: 'محفظة تجريبية',
  },
};

const hot = [
  'red-lacquer-dragon',
  'koi-moon',
  'lucky-cat-parade',
  'crown-of-salt',
  'gem-cutter',
  'blazing-sevens',
  'dice',
  'plinko',
  'limbo',
  'keno',
  'roulette',
  'phoenix-ascending',
];
const fresh = ['comet-harvest', 'kraken-ledger', 'volcano-run', 'moon-gate', 'owl-library'];

/** What operators would do first: games from outside, and marks on our own. */
export async function fillCatalogue(house: House): Promise<void> {
  const isFirst = describeGame(house, wheel, 'EN').nodeId === null;
  if (isFirst) {
    await mark(house, hot, { isHot: true });
    await mark(house, fresh, { isNew: true });
  }
  for (const game of [wheel, purseWheel]) {
    if (describeGame(house, game, 'EN').nodeId !== null) continue;
    const file = { format: 'json', data: JSON.stringify([game]), adapter: game.vendor } as const;
    await importGames(house, nobody, file);
    await nameStudio(house, game.vendor);
  }
}

/** A file of games knows a vendor by its code alone. */
async function nameStudio(house: House, vendorCode: string): Promise<void> {
  const known = listVendors(house).list.find(({ code }) => code === vendorCode);
  const names = studios[vendorCode];
  if (!known || !names) return;
  const { isOpenable: _, gameCount: __, ...vendor } = known;
  await saveVendor(house, nobody, { ...vendor, names });
}

async function mark(house: House, codes: readonly string[], marks: object): Promise<void> {
  const nodeIds = codes.flatMap(
    (code) => describeGame(house, { vendor: 'BAIZE', code }, 'EN').nodeId ?? [],
  );
  if (nodeIds.length === 0) return;
  await markGames(house, nobody, { nodeIds, addTags: [], removeTags: [], ...marks });
}
