import { callAs, enterAs, expect, openSession, signIn, test } from './console-house.ts';

test('one who is not signed in meets the login, and comes back to where they were going', async ({
  page,
}) => {
  await page.goto('/console/audit?action=operators.');
  await expect(page.getByRole('heading', { name: 'Operator console' })).toBeVisible();
  await signIn(page, 'admin', 'a wrong password');
  await expect(page.getByText('Incorrect account or password')).toBeVisible();
  await signIn(page, 'admin');
  await expect(page).toHaveURL(/\/console\/audit\?action=operators\./);
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
});

test('a session that ended leads to the login, and back', async ({ page, houseUrl }) => {
  const token = await openSession(page, houseUrl, 'support');
  await page.goto('/console/login');
  await page.evaluate(`sessionStorage.setItem('baize.console.token', '${token}')`);
  await page.goto('/console/regions');
  await expect(page.getByRole('heading', { name: 'Geo restrictions', level: 1 })).toBeVisible();
  await callAs(page, houseUrl, { token, method: 'post', path: '/ops/session/logout', data: {} });
  // The page may have noticed by itself already.
  await page.evaluate(`document.querySelector('a[href$="/brand"]')?.click()`);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await signIn(page, 'support');
  await expect(page).toHaveURL(/\/console\/(regions|brand)/);
});

test('a page without the right is refused by its address, and absent from the menu', async ({
  page,
  houseUrl,
}) => {
  await enterAs(page, houseUrl, 'support', '/audit');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await expect(page.getByText('View the audit log')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
});

test('who may only read settings sees them, and no way to save', async ({ page, houseUrl }) => {
  await enterAs(page, houseUrl, 'support', '/brand');
  await expect(page.getByText('Read only')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeDisabled();
});

test('a setting is changed, kept, and shown in the log with before and after', async ({
  page,
  houseUrl,
}) => {
  await enterAs(page, houseUrl, 'admin', '/resources');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('need your attention')).toBeVisible();
  await page.getByLabel('Type').last().fill('APP_TEST');
  await page.getByLabel('Label (English)').last().fill('Test app');
  await page.getByLabel('URL').last().fill('https://example.com/app');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Type').last()).toHaveValue('APP_TEST');

  await page.goto('/console/audit?action=system.resources');
  await page
    .getByRole('row', { name: /admin Links changed/ })
    .first()
    .click();
  const entry = page.getByRole('complementary', { name: 'Entry' });
  await expect(entry.getByText('APP_TEST')).toBeVisible();
  await expect(entry.getByText('not set').first()).toBeVisible();
});

test('unsaved changes are guarded', async ({ page, houseUrl }) => {
  await enterAs(page, houseUrl, 'content', '/brand');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Another name');
  await page.getByRole('link', { name: 'Geo restrictions', exact: true }).click();
  const guard = page.getByRole('dialog', { name: 'Leave without saving?' });
  await guard.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Another name');
  await page.getByRole('link', { name: 'Geo restrictions', exact: true }).click();
  await guard.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Geo restrictions', level: 1 })).toBeVisible();
});

test('two who change the same page are shown where they differ', async ({ page, houseUrl }) => {
  const token = await openSession(page, houseUrl, 'admin2');
  await enterAs(page, houseUrl, 'admin', '/domains');
  await page.getByLabel('Main domain').fill('mine.example.com');

  type Domains = { version: number; content: { mainDomain: string } };
  const path = '/ops/system/domains';
  const { version, content } = await callAs<Domains>(page, houseUrl, {
    token,
    method: 'get',
    path,
  });
  const data = { version, content: { ...content, mainDomain: 'theirs.example.com' } };
  await callAs(page, houseUrl, { token, method: 'put', path, data });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Edited by someone else' });
  await expect(conflict.getByText('admin2')).toBeVisible();
  await expect(conflict.getByText('theirs.example.com')).toBeVisible();
  await expect(conflict.getByText('mine.example.com')).toBeVisible();
  await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const saved = await callAs<Domains>(page, houseUrl, { token, method: 'get', path });
  expect(saved.content.mainDomain).toBe('mine.example.com');

  await page.getByLabel('Main domain').fill('late.example.com');
  const again = {
    version: saved.version,
    content: { ...saved.content, mainDomain: 'theirs.example.com' },
  };
  await callAs(page, houseUrl, { token, method: 'put', path, data: again });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await conflict.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByLabel('Main domain')).toHaveValue('theirs.example.com');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});
