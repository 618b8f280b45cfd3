import type { FastifyInstance } from 'fastify';
import { allowFrames } from '../../../platform/edge/frames.ts';
import type { House } from '../../../platform/house.ts';
import type { FindLauncher, Launcher } from '../../play/index.ts';
import type { TransferVendor } from '../../wallet/index.ts';
import { isVendorThere } from './ask-vendor.ts';
import { type Connection, connectionOf, connectionsOf, followConnections } from './connections.ts';
import { transferVendorOf } from './transfer-wallet.ts';

/** Vendors come and go without a restart: their games can be opened as soon as they are connected. */
export async function followVendors(app: FastifyInstance, house: House): Promise<void> {
  allowFrames(house, () =>
    [...connectionsOf(house).values()]
      .filter(({ isEnabled }) => isEnabled)
      .map(({ launchUrl }) => new URL(launchUrl).origin),
  );
  await followConnections(app, house);
}

/** The vendors that keep wallets of their own. */
export function connectedWallets(house: House): TransferVendor[] {
  return [...connectionsOf(house).values()]
    .filter(({ kind }) => kind === 'transfer')
    .map((connection) => transferVendorOf(house, connection));
}

export function connectedLaunchers(house: House): FindLauncher {
  return (adapter) => {
    const connection = connectionOf(house, adapter);
    return connection?.isEnabled ? launcherOf(connection) : undefined;
  };
}

function launcherOf(connection: Connection): Launcher {
  return {
    isThere: () => isVendorThere(connection),
    address: ({ token, gameCode, language, backUrl, platform }) => {
      const query = new URLSearchParams({ gameCode, token, language, backUrl, platform });
      return `${connection.launchUrl}?${query}`;
    },
  };
}
