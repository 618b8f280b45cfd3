import { money } from '@baize/money';
import { listConnections, saveConnection } from '../domains/vendors/index.ts';
import type { House } from '../platform/house.ts';

const nobody = { kind: 'operator', operatorId: 0n, memberId: 0n, address: '' } as const;
/** Known to everyone: good for the demo, and for nothing else. */
const SECRET = 'baize-sample-vendor';

const shared = {
  exponent: 2,
  isEnabled: true,
  version: 0,
  profile: { unknownRollback: 'OK', winCloses: false, reversesWins: true },
  addresses: [],
  maxWin: money('100000'),
} as const;

/** One that plays with the house's wallet, and the same one again with wallets of its own. */
const connections = [
  { ...shared, code: 'sample', kind: 'seamless', path: '' },
  { ...shared, code: 'purse', kind: 'transfer', path: '/purse' },
] as const;

/** Connects the sample vendor, wherever it plays this time. */
export async function fillVendor(house: House): Promise<void> {
  const { list } = await listConnections(house);
  for (const { path, ...fresh } of connections) {
    const address = house.config.BAIZE_SAMPLE_VENDOR_URL.replace(/\/$/, '') + path;
    const known = list.find(({ code }) => code === fresh.code);
    if (known?.apiUrl === address) continue;
    const { kind, exponent, isEnabled, version, profile, addresses, maxWin } = known ?? fresh;
    const connection = {
      code: fresh.code,
      kind,
      exponent,
      isEnabled,
      version,
      profile,
      maxWin,
    } as const;
    const place = { launchUrl: `${address}/play`, apiUrl: address, addresses: [...addresses] };
    await saveConnection(house, nobody, { ...connection, ...place }, SECRET);
  }
}
