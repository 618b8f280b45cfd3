import { brandCurrency } from '../../platform/currency.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import type { House } from '../../platform/house.ts';
import { agreeOnCurrency } from './ledger/agree-on-currency.ts';
import { moneyListener } from './ledger/news.ts';
import { reconcileJob } from './reconciliation/jobs.ts';
import { reconciliationOperatorRoutes } from './reconciliation/operator-routes.ts';
import { forgetRequestsJob } from './requests/jobs.ts';
import { statementOperatorRoutes } from './statements/operator-routes.ts';
import type { RemarksOf } from './statements/remarks.ts';
import { type FindBelow, statementRoutes } from './statements/routes.ts';
import { vendorTransfersJob } from './vendor-wallets/jobs.ts';
import { vendorWalletRoutes } from './vendor-wallets/routes.ts';
import type { TransferVendor } from './vendor-wallets/vendor-port.ts';

type VendorTransferGuard = (
  house: House,
  tx: Transaction,
  memberId: bigint,
  at: Date,
) => Promise<void>;

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** Vendors that keep wallets of their own, as they are connected now. */
    transferVendors: (house: House) => readonly TransferVendor[];
    /** Refuse money on its way to a vendor's wallet, under the lock of the member's cash. */
    vendorTransferGuards: VendorTransferGuard;
    /** Whose statement a caller may read besides their own. */
    statementReaders: (house: House) => FindBelow;
    /** Say what they know of movements that they made. */
    movementRemarks: RemarksOf;
  }
}

export const wallet: Domain = {
  name: 'wallet',
  open: (_app, house) => agreeOnCurrency(house, brandCurrency),
  routes: (app, house) => {
    statementRoutes(app, house);
    statementOperatorRoutes(app, house);
    vendorWalletRoutes(app, house);
    reconciliationOperatorRoutes(app, house);
  },
  jobs: [reconcileJob, forgetRequestsJob, vendorTransfersJob],
  listeners: [moneyListener],
};
