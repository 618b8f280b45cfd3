import { defineJob } from '../../platform/jobs.ts';
import { keepReconciliation } from './reconciliation.ts';
import { forgetRequests } from './requests-retention.ts';
import { transferVendorsOf } from './vendor-port.ts';
import { checkVendorTransfers } from './vendor-transfer.ts';

export const reconcileJob = defineJob({
  name: 'wallet.reconcile',
  schedule: { dailyAt: '04:30' },
  run: async (house) => {
    await keepReconciliation(house);
  },
});

export const forgetRequestsJob = defineJob({
  name: 'wallet.forget-requests',
  schedule: { dailyAt: '05:10' },
  run: forgetRequests,
});

export const vendorTransfersJob = defineJob({
  name: 'wallet.vendor-transfers',
  schedule: { everyMinutes: 1 },
  run: (house) => checkVendorTransfers(house, transferVendorsOf(house)),
});
