import { expect, type Page, test } from '@playwright/test';
import { openMember, putNewsAside } from './members.ts';
import { seriousFindings } from './reach.ts';
import { untilTaken } from './until-taken.ts';

type Value = Record<string, unknown>;

const plain = {
  groupName: '',
  languages: [],
  platforms: ['W', 'M'],
  picture: null,
  pictureTall: null,
  video: null,
  images: [],
  linkage: '',
  linkageType: 'NONE',
  category: '',
  sort: 5,
  isEnabled: true,
  startsAt: null,
  endsAt: null,
  execution: 'ALL',
};

let operator = '';

/** What operators do, over the wire. */
async function operate(page: Page, method: string, path: string, data: object): Promise<Value> {
  if (!operator && path !== LOGIN) {
    const entered = { username: 'admin', password: 'Baize-demo-1' };
    operator = String((await operate(page, 'POST', LOGIN, entered)).token);
  }
  const headers = operator ? { authorization: operator } : {};
  const answer = await untilTaken(() => page.request.fetch(path, { method, data, headers }));
  const body = (await answer.json()) as { success: boolean; value: Value };
  expect(body.success, JSON.stringify(body)).toBe(true);
  return body.value;
}

const LOGIN = '/ops/session/login';
const ANNOUNCEMENTS = '/ops/content/announcements';

test('help opens at the terms, finds an answer, and passes feedback on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/help#term');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByText('One person, one account')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await help.getByRole('searchbox').fill('deposit arrived');
  await expect(help.getByRole('button', { name: 'My deposit has not arrived' })).toBeVisible();
  await expect(help.getByRole('button', { name: 'Which time is shown?' })).toHaveCount(0);

  await help.getByRole('button', { name: 'Feedback' }).click();
  const form = page.getByRole('dialog', { name: 'Feedback' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('alert')).toContainText('Question type, Description');
  await form.getByLabel('Question type').selectOption({ label: 'Game' });
  await form.getByLabel('Description').fill('😀'.repeat(300));
  await expect(form.getByText('200 / 200')).toBeVisible();
  await form.getByLabel('Type the characters you see').fill('test');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Thank you for your feedback')).toBeVisible();
});

test('a popup for visitors comes by itself, and not again once it was closed', async ({ page }) => {
  // In a language that no other test speaks, so that it opens here only.
  await page.addInitScript(`localStorage.setItem('baize.language', 'VI')`);
  await page.goto('/news');
  await page.getByRole('main').getByRole('link').first().waitFor();
  // What listens for news is loaded after everything else.
  await page.waitForLoadState('networkidle');
  const title = `For visitors ${Date.now()}`;
  const texts = { VI: { title, body: '<p>Said by the house.</p>' } };
  const only = { execution: 'B', languages: ['VI'], texts };
  const { id } = await operate(page, 'POST', ANNOUNCEMENTS, { ...plain, kind: 'PU', ...only });
  try {
    const announced = page.getByRole('dialog').filter({ hasText: title });
    await expect(announced.getByText('Said by the house.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(announced).toHaveCount(0);
    // The step of the dialog leaves the history a moment later, and a reload must not meet it.
    await expect.poll(() => page.evaluate('history.state?.layer ?? null')).toBeNull();
    const asked = page.waitForResponse(/getListAnnouncements/);
    await page.reload();
    expect(await (await asked).text()).toContain(title);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('article')).toBeVisible();
    await expect(announced).toHaveCount(0);
  } finally {
    await operate(page, 'DELETE', `${ANNOUNCEMENTS}/${id}`, {});
  }
});

test('messages and answers of support reach a member who only waits', async ({ page }) => {
  const { username, token } = await openMember(page.request);
  await putNewsAside(page);
  await page.goto('/boot.js');
  const session = JSON.stringify({ token, kind: 'member' });
  await page.evaluate(`sessionStorage.setItem('baize.session', '${session}')`);
  await page.goto('/?chat=support');
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await chat.getByLabel('Write a message').fill('Is <b>anyone</b> there?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('Is <b>anyone</b> there?')).toBeVisible();

  const info = await page.request.get('/wps/member/info', { headers: { authorization: token } });
  const { id } = ((await info.json()) as { value: { id: number } }).value;
  await operate(page, 'POST', `/ops/chat/threads/${id}`, { text: 'Yes, how can we help?' });
  await expect(chat.getByText('Yes, how can we help?')).toBeVisible();
  await chat.getByRole('button', { name: 'Close' }).click();

  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
  const letter = { title: 'A word from us', content: '<p>Read <b>this</b>.</p>' };
  await operate(page, 'POST', '/ops/messages', { to: { usernames: [username] }, ...letter });
  await page.getByRole('button', { name: 'Messages, 1 unread' }).click();
  const centre = page.getByRole('dialog', { name: 'Messages' });
  await centre.getByRole('button', { name: /A word from us/ }).click();
  await expect(centre.getByText('Read this.')).toBeVisible();
  await expect(page.getByRole('button', { name: /1 unread/ })).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
});
