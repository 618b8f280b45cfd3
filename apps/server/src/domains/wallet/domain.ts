import type { Domain } from '../../platform/domain.ts';
import type { House } from '../../platform/house.ts';
import { forgetRequestsJob, reconcileJob, vendorTransfersJob } from './jobs.ts';
import { moneyListener } from './news.ts';
import { walletOperatorRoutes } from './operator-routes.ts';
import { type FindBelow, walletRoutes } from './routes.ts';
import type { TransferVendor } from './vendor-port.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** Vendors that keep wallets of their own, as they are connected now. */
    transferVendors: (house: House) => readonly TransferVendor[];
    /** Whose statement a caller may read besides their own. */
    statementReaders: (house: House) => FindBelow;
  }
}

export const wallet: Domain = {
  name: 'wallet',
  routes: (app, house) => {
    walletRoutes(app, house);
    walletOperatorRoutes(app, house);
  },
  jobs: [reconcileJob, forgetRequestsJob, vendorTransfersJob],
  listeners: [moneyListener],
};
