import type { FastifyInstance } from 'fastify';
import { allowFrames } from '../../../platform/edge/frames.ts';
import type { House } from '../../../platform/house.ts';
import type { TransferVendor } from '../../wallet/index.ts';
import { addLauncher, type Launcher, removeLauncher } from '../launchers.ts';
import { isVendorThere } from './ask-vendor.ts';
import { type Door, doorsOf, followDoors, onDoors } from './registry.ts';
import { transferVendorOf } from './transfer-wallet.ts';

/** Vendors come and go without a restart: their games can be opened as soon as they are connected. */
export async function followVendors(
  app: FastifyInstance,
  house: House,
  wallets: TransferVendor[],
): Promise<void> {
  allowFrames(house, () =>
    [...doorsOf(house).values()]
      .filter(({ isEnabled }) => isEnabled)
      .map(({ launchUrl }) => new URL(launchUrl).origin),
  );
  onDoors(house, (_house, doors) => {
    for (const door of doors.values()) {
      if (door.isEnabled) addLauncher(house, door.code, launcherOf(door));
      else removeLauncher(house, door.code);
    }
    // The wallet holds on to this very list.
    const kept = [...doors.values()].filter(({ kind }) => kind === 'transfer');
    wallets.splice(0, wallets.length, ...kept.map((door) => transferVendorOf(house, door)));
  });
  await followDoors(app, house);
}

function launcherOf(door: Door): Launcher {
  return {
    isThere: () => isVendorThere(door),
    address: ({ token, gameCode, language, backUrl, platform }) => {
      const query = new URLSearchParams({ gameCode, token, language, backUrl, platform });
      return `${door.launchUrl}?${query}`;
    },
  };
}
