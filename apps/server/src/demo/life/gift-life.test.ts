import { promotionsCampaign } from '@baize/contract';
import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { balanceOfPlayer } from '../../domains/play/index.ts';
import { saveCampaign, startCampaign } from '../../domains/promotions/index.ts';
import { openPromotionsTest } from '../../testing/promotions.ts';
import { CASHIER_OPERATOR } from '../cashier-operator.ts';
import { fetchGifts } from './gift-life.ts';

test('guests of the demo fetch gifts that wait for them, once', async () => {
  const at = await openPromotionsTest();
  const guest = await at.payee();
  const content = z.parse(promotionsCampaign.content, {
    kind: 'GIFT',
    words: { EN: { title: 'A gift' } },
    startsAt: at.house.clock.now().getTime(),
    goals: [{ metric: 'VALID_BET' }],
    steps: [{ targets: [0], gives: { money: 3 } }],
    costs: { budget: 100 },
  });
  const reason = 'A test begins';
  const saved = await saveCampaign(at.house, CASHIER_OPERATOR, { version: 0, content, reason });
  await startCampaign(at.house, CASHIER_OPERATOR, { ...saved, reason });
  const balance = () => balanceOfPlayer(at.house, { memberId: guest.id, currency: 'USD' });
  const before = await balance();
  await fetchGifts(at.house, guest);
  await fetchGifts(at.house, guest);
  expect((await balance()) - before).toBe(money('3'));
  await at.close();
});
