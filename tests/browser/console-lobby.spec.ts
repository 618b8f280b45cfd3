import { contentAnnouncements, contentMessages } from '@baize/contract';
import { callAs, enterAs, expect, openSession, test } from './console-house.ts';
import { openMember } from './members.ts';

test('a game is found, changed against a second hand, and changed with many at once', async ({
  page,
  houseUrl,
}) => {
  const token = await openSession(page, houseUrl, 'admin2');
  await enterAs(page, houseUrl, 'content', '/games');
  await page.getByRole('searchbox', { name: 'Name, code' }).fill('plinko');
  await expect(page).toHaveURL(/search=plinko/);
  await expect(page.getByRole('row', { name: /Plinko/ })).toHaveCount(1);
  await page.getByRole('row', { name: /Plinko/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plinko' })).toBeVisible();
  await page.getByLabel('Tags').fill('evening');

  const nodeId = new URL(page.url()).pathname.split('/').at(-1);
  const data = { nodeIds: [Number(nodeId)] };
  await callAs(page, houseUrl, { token, method: 'put', path: '/ops/catalogue/order', data });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Edited by someone else' });
  await expect(conflict.getByText('evening')).toBeVisible();
  await conflict.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByLabel('Order')).toHaveValue('1');

  await page.getByRole('link', { name: 'Games', exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Select Tumble' }).check();
  await page.getByRole('checkbox', { name: 'Select 243 Ways' }).check();
  await page.getByRole('button', { name: 'Bulk edit' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(page.getByText('2 games updated')).toBeVisible();
  await expect(page.getByRole('row', { name: /Tumble/ }).getByText('Disabled')).toBeVisible();
});

test('a file shows what it would change before it does, and a wrong one says where', async ({
  page,
  houseUrl,
}) => {
  await enterAs(page, houseUrl, 'content', '/import');
  const choose = (lines: string[]) =>
    page.getByLabel(/Choose or drop a file|\.csv$/).setInputFiles({
      name: 'games.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['vendor,code,category,name:EN', ...lines].join('\n')),
    });
  await choose(['FILE,one,RNG,First', 'FILE,two,CHESS,Second']);
  await expect(page.getByText('The file was rejected')).toBeVisible();
  await expect(page.getByText('row 2 category')).toBeVisible();
  await choose(['FILE,one,RNG,First', 'FILE,two,RNG,Second']);
  await expect(page.getByText('New providers: FILE')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 games' }).click();
  await expect(page.getByText('2 added, 0 updated')).toBeVisible();
  await page.goto('/console/games?vendor=FILE');
  await expect(page.getByRole('row', { name: /Second/ })).toBeVisible();
});

test('a notice is written, previewed and read by players; a look is checked and obeyed', async ({
  browser,
  page,
  houseUrl,
}) => {
  await enterAs(page, houseUrl, 'content', '/announcements/new');
  await page.getByLabel('Title (EN)').fill('Doors open at eight');
  const body = page.getByRole('textbox', { name: 'Text (EN)' });
  await body.click();
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Bring friends');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Bring friends')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/announcements\/\d+$/);
  const list = await page.request.get(
    `${contentAnnouncements.announcements.path}?types=PL&platform=W`,
  );
  expect(JSON.stringify(await list.json())).toContain('<b>Bring friends</b>');

  const visitor = await browser.newPage({ baseURL: houseUrl });
  await visitor.goto('/');
  await expect(visitor.getByRole('main')).toBeVisible();
  await page.goto('/console/look');
  const brass = page.getByRole('textbox', { name: 'Accent: primary actions, wins' }).first();
  await brass.fill('#20302a');
  await expect(page.getByText(/Contrast too low/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('needs your attention')).toBeVisible();
  await brass.fill('#7cc4ff');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const seen = `getComputedStyle(document.documentElement).getPropertyValue('--brass').trim()`;
  await expect.poll(() => visitor.evaluate(seen)).toBe('#7cc4ff');
  await visitor.close();
});

test('a member writes, support answers as it happens, and a message reaches whom it counted', async ({
  page,
  houseUrl,
}) => {
  const { username, token } = await openMember(page.request);
  const headers = { authorization: token };
  await enterAs(page, houseUrl, 'support', '/chat');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.request.post('/wps/chat/support', { headers, data: { text: 'Is someone there?' } });
  await page.getByRole('button', { name: new RegExp(username) }).click();
  const talk = page.getByRole('complementary', { name: 'Conversation' });
  await talk.getByRole('button', { name: 'Claim' }).click();
  await talk.getByLabel('Reply as support').fill('Yes, good evening');
  await talk.getByRole('button', { name: 'Send' }).click();
  await expect(talk.getByRole('listitem').filter({ hasText: 'good evening' })).toBeVisible();
  await expect(talk.getByRole('button', { name: 'Release' })).toBeVisible();
  const heard = await page.request.get('/wps/chat/support', { headers });
  expect(JSON.stringify(await heard.json())).toContain('Yes, good evening');

  await page.goto('/console/messages');
  await page.getByRole('textbox', { name: 'Usernames' }).fill(`${username} nobody99`);
  await expect(page.getByText('Unknown usernames: nobody99')).toBeVisible();
  await page.getByRole('textbox', { name: 'Usernames' }).fill(username);
  await expect(page.getByText('1 recipient')).toBeVisible();
  await page.getByLabel(/^Subject/).fill('A word from us');
  await page.getByRole('textbox', { name: 'Message' }).fill('Thank you for asking.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent', { exact: true }).last()).toBeVisible();
  const path = contentMessages.inbox.path;
  const inbox = async () => (await page.request.get(path, { headers })).text();
  await expect.poll(inbox).toContain('A word from us');
});
