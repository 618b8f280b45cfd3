import { defineJob } from '../../../platform/jobs.ts';
import { keepReconciliation } from './reconciliation.ts';

export const reconcileJob = defineJob({
  name: 'wallet.reconcile',
  schedule: { dailyAt: '04:30' },
  run: async (house) => {
    await keepReconciliation(house);
  },
});
