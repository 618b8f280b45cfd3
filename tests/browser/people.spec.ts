import { expect, type Page, test } from '@playwright/test';
import {
  authenticatorCode,
  enterAs,
  letters,
  openMember,
  openMobileMember,
  PASSWORD,
  proveEmail,
  putNewsAside,
  sentCode,
  signIn,
} from './members.ts';
import { seriousFindings, standsStill } from './reach.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
test.beforeEach(({ page }) => putNewsAside(page));

const dialog = (page: Page) => page.getByRole('dialog').last();
/** A field of the dialog by its name: its tab may be named like its label. */
const field = (page: Page, name: string) => dialog(page).locator(`input[name="${name}"]`);
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const memberMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Menu of ${name}` });

/** What the policy had to stop, and what broke. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

test('a visitor is told what breaks a rule, registers, and leaves when they have confirmed it', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const name = `v${Date.now().toString(36)}`;
  await page.goto('/register?affiliateCode=NOSUCH99');
  await field(page, 'username').fill('9x');
  await field(page, 'password').fill('short');
  await dialog(page).getByLabel('Confirm password').fill('other');
  await button(page, 'Register').click();
  const alerts = dialog(page).getByRole('alert');
  await expect(alerts.filter({ hasText: '4 to 16 letters or digits' })).toBeVisible();
  await expect(
    alerts.filter({ hasText: 'Password must be filled with 8-64 characters' }),
  ).toBeVisible();
  await expect(alerts.filter({ hasText: 'The two entries are inconsistent' })).toBeVisible();
  await expect(alerts.filter({ hasText: 'Not empty?' })).toBeVisible();

  await field(page, 'username').fill(name);
  await field(page, 'password').fill(PASSWORD);
  await dialog(page).getByLabel('Confirm password').fill(PASSWORD);
  await field(page, 'birthday').fill('1990-02-28');
  const captcha = field(page, 'captcha');
  if (await captcha.isVisible()) await captcha.fill('test');
  await dialog(page).getByLabel('I am at least 18 years old').check();
  await dialog(page).getByLabel('I have read and accept the').check();
  await expect(dialog(page).getByLabel('Invitation code')).toHaveValue('NOSUCH99');
  const registered: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/member/register')) registered.push(sent.url());
  });
  await button(page, 'Register').click();
  await expect(dialog(page).getByLabel('Invitation code')).toHaveAccessibleDescription(
    'Invalid invitation code',
  );
  expect(registered).toEqual([]);
  await expect(field(page, 'username')).toHaveValue(name);
  await dialog(page).getByLabel('Invitation code').fill('');
  // A house that is too busy, or asks for a captcha by then, says so; whoever wants in presses again.
  await expect(async () => {
    if (await captcha.isVisible()) await captcha.fill('test');
    const register = button(page, 'Register');
    if (await register.isVisible()) await register.click({ timeout: 3_000 });
    await expect(memberMenu(page, name)).toBeVisible({ timeout: 20_000 });
  }).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await askToLeave(page, name);
  await button(page, 'Cancel').click();
  await askToLeave(page, name);
  await button(page, 'Confirm').click();
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate('Object.keys(sessionStorage)')).not.toContain('baize.session');
  expect(complaints).toEqual([]);
});

/** News that come meanwhile close the menu. */
async function askToLeave(page: Page, name: string): Promise<void> {
  const leave = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(async () => {
    if (!(await leave.isVisible())) await memberMenu(page, name).click({ timeout: 3_000 });
    await leave.click({ timeout: 3_000 });
  }).toPass();
}

test('wrong passwords bring a captcha; the right one is sent sealed and may be remembered', async ({
  page,
  context,
  request,
}) => {
  const complaints = complaintsOf(page);
  const { username } = await openMember(request);
  await signIn(page, username, 'Wrong-password-1');
  await expect(dialog(page).getByRole('alert')).toHaveText('Incorrect account or password');
  const captcha = field(page, 'captcha');
  await expect(async () => {
    if (!(await captcha.isVisible())) await button(page, 'Sign in').click({ timeout: 1000 });
    await expect(captcha).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dialog(page).getByAltText('A picture with characters to type')).toBeVisible();
  await captcha.fill('test');
  await field(page, 'password').fill(PASSWORD);
  await dialog(page).getByLabel('Keep me signed in for a day').check();
  const sent = page.waitForRequest('**/wps/session/login');
  await button(page, 'Sign in').click();
  const body = (await sent).postData() ?? '';
  expect(body.split('.')).toHaveLength(5);
  expect(body).not.toContain(PASSWORD);
  await expect(memberMenu(page, username)).toBeVisible();
  const another = await context.newPage();
  await another.goto('/');
  await expect(memberMenu(another, username)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a default password opens nothing but its change', async ({ page }) => {
  await signIn(page, 'changer', '123456');
  await expect(dialog(page)).toContainText('Choose your own password');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(dialog(page)).toContainText('Choose your own password');
  await dialog(page).getByLabel('Old password').fill('123456');
  await dialog(page).getByLabel('New password').fill(PASSWORD);
  await dialog(page).getByLabel('Confirm password').fill(PASSWORD);
  await button(page, 'Change password').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect(memberMenu(page, 'changer')).toBeVisible();
});

test('an authenticator app is set up, and then asked for at the door and at a change', async ({
  page,
  request,
  browser,
}) => {
  const member = await openMember(request);
  await enterAs(page, member, '/member');
  await page.getByRole('button', { name: 'Set up: Two-step sign-in' }).click();
  const secret = (await dialog(page).locator('p.font-mono').textContent()) ?? '';
  await dialog(page).getByLabel('Six digits from the app').fill(authenticatorCode(secret));
  await dialog(page).getByLabel('Your sign-in password').fill(PASSWORD);
  await button(page, 'Turn on').click();
  await expect(dialog(page)).toContainText('Save these codes');
  const recovery = await dialog(page).locator('li').allTextContents();
  await button(page, 'I have saved them').click();

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, member.username);
  await expect(dialog(elsewhere)).toContainText('Confirm it’s you');
  const code = dialog(elsewhere).getByLabel('Code from your authenticator app');
  await code.fill(authenticatorCode(secret, 1));
  await expect(memberMenu(elsewhere, member.username)).toBeVisible();

  await page.getByRole('button', { name: 'Change: Sign-in password' }).click();
  await dialog(page).getByLabel('Old password').fill(PASSWORD);
  await dialog(page).getByLabel('New password').fill('Another-room-7');
  await dialog(page).getByLabel('Confirm password').fill('Another-room-7');
  await button(page, 'Change password').click();
  await dialog(page)
    .getByLabel('Second-factor code')
    .fill(recovery[0] ?? '');
  await button(page, 'Change password').click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect(dialog(elsewhere)).toContainText('You were signed out');
});

test('a mailed link sets a new password, and its key is never sent in an address', async ({
  page,
  request,
}) => {
  const member = await openMember(request);
  const email = await proveEmail(request, member);
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url()));
  await page.goto('/login');
  await button(page, 'Forgot password?').click();
  await field(page, 'username').fill(member.username);
  await dialog(page)
    .getByRole('textbox', { name: /^Email/ })
    .fill(email);
  await button(page, 'Send link').click();
  await expect(page.getByText('Check your email')).toBeVisible();
  const [letter] = await letters(request, email);
  const key = new URL(/https?:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? '').hash;
  await page.goto(`/resetPassword${key}`);
  await page.getByLabel('New password').fill('Another-room-8');
  await page.getByLabel('Confirm password').fill('Another-room-8');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  expect(addresses.filter((address) => address.includes(key.slice(5)))).toEqual([]);
  await signIn(page, member.username, 'Another-room-8');
  await expect(memberMenu(page, member.username)).toBeVisible();
});

test('a code by phone sets a new password, or signs in without one', async ({
  page,
  request,
  browser,
}) => {
  const mobile = await openMobileMember(request);
  await page.goto('/login');
  await button(page, 'Forgot password?').click();
  await dialog(page).getByRole('tab', { name: 'By phone' }).click();
  await dialog(page).getByLabel('Mobile number').fill('12');
  await button(page, 'Send code').click();
  await expect(dialog(page)).toContainText('Enter a valid mobile number');
  await dialog(page).getByLabel('Mobile number').fill(mobile);
  await sendCode(page);
  await dialog(page)
    .getByLabel('Verification code')
    .fill(await sentCode(request, `+63${mobile}`));
  await field(page, 'password').fill('Another-room-9');
  await button(page, 'Set password and sign in').click();
  await expect(page.getByRole('button', { name: /^Menu of / })).toBeVisible();
  await expect(page).toHaveURL('/');

  const other = await openMobileMember(request);
  const another = await (await browser.newContext()).newPage();
  await another.goto('/login');
  await dialog(another).getByRole('tab', { name: 'Mobile code' }).click();
  await dialog(another).getByLabel('Mobile number').fill(other);
  await sendCode(another);
  const code = dialog(another).getByLabel('Verification code');
  await code.fill('000000');
  await button(another, 'Sign in').click();
  await expect(dialog(another).getByRole('alert')).toHaveText('Invalid verification code');
  await code.fill(await sentCode(request, `+63${other}`));
  await button(another, 'Sign in').click();
  await expect(another.getByRole('button', { name: /^Menu of / })).toBeVisible();
});

/** The button takes one press a second, also one that sends nothing. */
async function sendCode(page: Page): Promise<void> {
  const again = dialog(page).getByRole('button', { name: /Resend in \d+ seconds/ });
  await expect(async () => {
    if (!(await again.isVisible())) await button(page, 'Send code').click({ timeout: 500 });
    await expect(again).toBeDisabled({ timeout: 1500 });
  }).toPass();
}

test('my account: a wrong password changes nothing, a picture is chosen, other devices are ended', async ({
  page,
  request,
  browser,
}) => {
  const member = await openMember(request);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, member.username);
  await expect(memberMenu(elsewhere, member.username)).toBeVisible();
  await enterAs(page, member, '/member');
  await page.getByRole('button', { name: 'Set up: Withdrawal password' }).click();
  await dialog(page).getByLabel('New withdrawal password').fill('482916');
  await dialog(page).getByLabel('Repeat it').fill('482916');
  await dialog(page).getByLabel('Your sign-in password').fill('Not-the-password-1');
  await button(page, 'Save').click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByLabel('Your sign-in password').fill(PASSWORD);
  await button(page, 'Save').click();
  await expect(page.getByRole('button', { name: 'Change: Withdrawal password' })).toBeVisible();
  await expect(page.getByText('2 of 5 set')).toBeVisible();

  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await dialog(page).locator('label:has([aria-label="Picture 7"])').click();
  await button(page, 'Save').click();
  await expect(page.locator('img[src="/art/avatar/07.svg"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const own = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') };
  await dialog(page).locator('input[type=file]').setInputFiles(own);
  await button(page, 'Save').click();
  await expect(page.locator('img[src^="data:image/"]').first()).toBeVisible();

  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByText(/devices? (was|were) signed out/)).toBeVisible();
  await expect(dialog(elsewhere)).toContainText('You were signed out');
});

/** A red picture of 8 by 8 dots. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC';

test('each comes in by their own form: member, agent, guest', async ({ page, request }) => {
  await page.goto('/member');
  await expect(field(page, 'password')).toBeVisible();
  await button(page, 'Free demo').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Free demo').first()).toBeVisible();
  await page.goto('/member');
  await expect(dialog(page)).toContainText('Please register or log in to a formal account');
  await button(page, 'Create an account').click();
  await expect(dialog(page).getByLabel('Confirm password')).toBeVisible();

  const { username } = await openMember(request);
  await page.evaluate('sessionStorage.clear()');
  await page.goto('/agent');
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Not an agent');
  await page.locator('[name=username]').fill('agentb');
  await page.locator('[name=password]').fill('Baize-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/agentHome');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await button(page, 'Confirm').click();
  await expect(page).toHaveURL('/agent');
});

test('every dialog can be used by everyone, in both themes', async ({ page, request }) => {
  await page.goto('/login');
  await expect(field(page, 'username')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('tab', { name: 'Mobile code' }).click();
  await expectAccessible(page);
  await button(page, 'Create an account').click();
  await expect(dialog(page).getByLabel('Confirm password')).toBeVisible();
  await expectAccessible(page);
  await enterAs(page, await openMember(request), '/member');
  await expect(page.getByText('Signed-in devices')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add an account' }).click();
  await expect(dialog(page).getByLabel('Account number')).toBeVisible();
  await expectAccessible(page);
});

async function expectAccessible(page: Page): Promise<void> {
  await standsStill(page);
  const within = '[role=dialog]';
  expect.soft(await seriousFindings(page, { within })).toEqual([]);
  // The other theme changes colours and nothing else.
  await page.evaluate(`document.documentElement.dataset.theme = 'light'`);
  await standsStill(page);
  expect.soft(await seriousFindings(page, { within, rules: ['color-contrast'] })).toEqual([]);
  await page.evaluate(`document.documentElement.dataset.theme = 'dark'`);
}
