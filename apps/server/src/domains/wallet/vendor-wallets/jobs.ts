import { defineJob } from '../../../platform/jobs.ts';
import { transferVendorsOf } from './vendor-port.ts';
import { checkVendorTransfers } from './vendor-transfer.ts';

export const vendorTransfersJob = defineJob({
  name: 'wallet.vendor-transfers',
  schedule: { everyMinutes: 1 },
  run: (house) => checkVendorTransfers(house, transferVendorsOf(house)),
});
