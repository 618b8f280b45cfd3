import {
  addWebhook,
  listSchedules,
  listWebhooks,
  saveSchedule,
} from '../../domains/insight/index.ts';
import type { House } from '../../platform/house.ts';
import { CASHIER_OPERATOR } from '../cashier-operator.ts';

/** An example of what leaves the house by itself; both are paused, so that nothing goes nowhere. */
export async function fillOutside(house: House): Promise<void> {
  if ((await listWebhooks(house)).list.length === 0) {
    await addWebhook(house, CASHIER_OPERATOR, {
      name: 'Sample receiver (npm run sample-receiver)',
      url: 'http://127.0.0.1:8192/events',
      events: ['bet.settled', 'bet.voided', 'member.registered', 'cashier.changed'],
      isOpen: false,
    });
  }
  if ((await listSchedules(house)).list.length > 0) return;
  await saveSchedule(house, CASHIER_OPERATOR, {
    name: 'Profit by category, every Monday (example)',
    statement: null,
    asked: 'rows=category&figures=ggr,stake,payout,margin,bets,active',
    often: 'WEEKLY',
    hour: 8,
    form: 'xlsx',
    recipients: [String(CASHIER_OPERATOR.operatorId)],
    isPaused: true,
  });
}
