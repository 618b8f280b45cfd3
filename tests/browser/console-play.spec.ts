import type { Page } from '@playwright/test';
import { callAs, enterAs, expect, openSession, test } from './console-house.ts';

test('a game is stopped and freed with a reason, and its state says who', async ({
  page,
  houseUrl,
}) => {
  await enterAs(page, houseUrl, 'risk', '/own-games/dice');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop Dice?' });
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await dialog.getByRole('textbox').fill('a look at the paytable');
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Dice stopped')).toBeVisible();

  await page.getByRole('link', { name: 'Stop switches', exact: true }).click();
  const row = page.getByRole('row', { name: /Dice \(BAIZE\)/ });
  await expect(row).toContainText('a look at the paytable');
  await expect(row).toContainText('risk');
  await row.getByRole('button', { name: 'Resume' }).click();
  const free = page.getByRole('dialog', { name: /^Resume Dice/ });
  await free.getByRole('textbox').fill('it was right');
  await free.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('No active stops')).toBeVisible();
});

test('a bet is settled anew and made void, each asked for and decided by another person', async ({
  page,
  houseUrl,
}) => {
  const token = await openSession(page, houseUrl, 'admin2');
  await enterAs(page, houseUrl, 'risk', '/bets?game=dice&state=settled');
  await page.getByRole('row', { name: /Dice/ }).first().getByRole('cell').first().click();
  await expect(page.getByRole('heading', { name: /^Bet \d+/, level: 1 })).toBeVisible();
  await expect(page.getByText(/numbers? drawn/)).toBeVisible();

  await page.getByRole('button', { name: 'Resettle', exact: true }).click();
  const anew = page.getByRole('dialog', { name: /^Resettle bet/ });
  await anew.getByLabel('New payout').fill('12.34');
  await anew.getByLabel('Reason').fill('paid by the wrong table');
  await anew.getByRole('button', { name: 'Request approval' }).click();
  await expect(page.getByText('A correction is awaiting approval.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Void bet', exact: true })).toHaveCount(0);
  await agree(page, houseUrl, token);
  await page.reload();
  await expect(page.getByText('12.34').first()).toBeVisible();

  await page.getByRole('button', { name: 'Void bet', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Void bet/ });
  await dialog.getByLabel('Reason').fill('a fault of ours');
  await dialog.getByRole('button', { name: 'Request approval' }).click();
  await expect(page.getByText('A correction is awaiting approval.')).toBeVisible();
  await agree(page, houseUrl, token);
  await page.reload();
  await expect(page.getByText('Void', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Void bet', exact: true })).toHaveCount(0);
});

/** The second person finds the one thing that waits, and agrees. */
async function agree(page: Page, house: string, token: string): Promise<void> {
  const path = '/ops/approvals?state=waiting&page=1&pageSize=5';
  type Waiting = { list: { id: string }[] };
  const { list } = await callAs<Waiting>(page, house, { token, method: 'get', path });
  await callAs(page, house, {
    token,
    method: 'post',
    path: `/ops/approvals/${list[0]!.id}/decide`,
    data: { decision: 'approve', note: 'seen' },
  });
}

test('limits narrower than the rules are kept, wider ones are refused', async ({
  page,
  houseUrl,
}) => {
  await enterAs(page, houseUrl, 'risk', '/own-games/limbo');
  await page.getByLabel('Min stake').fill('0.01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('only be tighter').first()).toBeVisible();
  await page.getByLabel('Min stake').fill('2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Min stake')).toHaveValue('2.00');
});

test('a vendor is connected, its secret shown once, and a reader is offered no change', async ({
  page,
  houseUrl,
}) => {
  await enterAs(page, houseUrl, 'risk', '/connections/new');
  await page.getByRole('textbox', { name: /^Code/ }).fill('tried');
  await page.getByRole('textbox', { name: /^Launch URL/ }).fill('https://v.example.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const once = page.getByTestId('vendor-secret');
  await expect(once).toHaveText(/\S{16,}/);
  const secret = (await once.textContent())!;
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page).toHaveURL(/\/connections\/tried$/);
  await expect(page.getByText(`…${secret.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  await enterAs(page, houseUrl, 'finance', '/connections/tried');
  await expect(page.getByText('Read only')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rotate secret' })).toHaveCount(0);
  await page.goto('/console/stops');
  await expect(page.getByText('Betting is open')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop all betting' })).toHaveCount(0);
});
