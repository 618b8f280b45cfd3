import { callAs, enterAs, expect, openSession, test } from './console-house.ts';

test('a member orders for points, an operator sends it, and the member reads its number', async ({
  page,
  houseUrl,
  browser,
}) => {
  const mine = await browser.newContext({ baseURL: houseUrl });
  const member = await mine.newPage();
  const login = await member.request.post('/wps/session/login', {
    data: { username: 'player3', password: 'Baize-demo-1', type: 'username' },
  });
  const { value } = (await login.json()) as { value: { token: string } };
  const session = JSON.stringify({ token: value.token, kind: 'member' });
  await member.addInitScript({
    content: `sessionStorage.setItem('baize.session', '${session}')`,
  });

  await member.goto('/pointMall');
  await expect(member.getByRole('heading', { name: 'Points mall' })).toBeVisible();
  const mug = member.getByRole('listitem').filter({ hasText: 'Spade mug' });
  await mug.getByRole('button', { name: 'Redeem' }).click();
  const order = member.getByRole('dialog', { name: 'Spade mug' });
  await order.getByLabel('Receiver').fill('Mara Lim');
  await order.getByLabel('Phone').fill('+63 917 555 0144');
  await order.getByLabel('Province and city').fill('Cebu City');
  await order.getByLabel('Street and house').fill('14 Rizal Street');
  const password = order.getByLabel(/payment password/i);
  if (await password.count()) await password.fill('123456');
  await order.getByRole('button', { name: /^Redeem for 18,000 points/ }).click();
  await expect(member.getByText('Spade mug is ordered. We look at it soon.')).toBeVisible();

  const token = await openSession(page, houseUrl, 'admin');
  const { list } = await callAs<{ list: { id: string; username: string; name: string }[] }>(
    page,
    houseUrl,
    { token, method: 'get', path: '/ops/loyalty/orders?state=IN_PROCESS' },
  );
  const waiting = list.find(({ username, name }) => username === 'player3' && name === 'Spade mug');
  await enterAs(page, houseUrl, 'admin', `/mall-orders?id=${waiting!.id}`);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Approve' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(page.getByText('The order is approved.')).toBeVisible();
  await page.goto(`/console/mall-orders?state=TO_SHIP&id=${waiting!.id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Shipping list' }).click();
  expect((await download).suggestedFilename()).toBe('shipping-list.csv');
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  const ship = page.getByRole('dialog', { name: 'Mark as sent' });
  await ship.getByLabel('Carrier').fill('Harbour Post');
  await ship.getByLabel('Shipping number').fill('CEB-90210');
  await ship.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('The order is on its way.')).toBeVisible();

  await member.goto('/pointMall?tab=orders');
  await expect(member.getByText('Sent with Harbour Post, number CEB-90210')).toBeVisible();
  await mine.close();
});

test('levels are previewed before they are saved, and a product is put into the mall', async ({
  page,
  houseUrl,
}) => {
  await enterAs(page, houseUrl, 'admin', '/vip-levels');
  await page.getByLabel('Deposits', { exact: true }).fill('1.00');
  await page.getByLabel('Valid bets', { exact: true }).fill('1.00');
  await page.getByRole('button', { name: 'Show who would move' }).click();
  await expect(page.getByText('Those who would rise furthest')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).first().click();

  await page.goto('/console/mall-goods/new');
  await page.getByLabel('Name (EN)').fill('Harbour towel');
  await page.getByLabel('Picture', { exact: true }).fill('/art/good/mug-crimson.svg');
  await page.getByLabel('Points', { exact: true }).fill('500');
  await page.getByLabel('In stock').fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Harbour towel', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Change stock' }).click();
  const stock = page.getByRole('dialog', { name: 'Change stock' });
  await stock.getByLabel(/Pieces to add/).fill('-2');
  await stock.getByLabel('Reason').fill('two were damaged');
  await stock.getByRole('button', { name: 'Change stock' }).click();
  await expect(page.getByText('The stock is changed.')).toBeVisible();
  await expect(page.getByText('In stock').locator('..')).toContainText('5');
});
