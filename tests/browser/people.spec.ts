import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import {
  authenticatorCode,
  letters,
  openMember,
  openMobileMember,
  PASSWORD,
  proveEmail,
  sentCode,
  signIn,
} from './members.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const dialog = (page: Page) => page.getByRole('dialog').last();
/** A field of the dialog by its name: its tab may be named like its label. */
const field = (page: Page, name: string) => dialog(page).locator(`input[name="${name}"]`);
const memberMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Menu of ${name}` });

async function enterCentre(page: Page, username: string): Promise<void> {
  await signIn(page, username);
  await expect(memberMenu(page, username)).toBeVisible();
  await page.goto('/member');
}

/** What the policy had to stop, and what broke. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

async function expectAccessible(page: Page): Promise<void> {
  // A string that waits inside the page would be stopped by the policy; one asked from outside is not.
  const areStill = "document.getAnimations().every(({ playState }) => playState !== 'running')";
  await expect.poll(() => page.evaluate(areStill)).toBe(true);
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}

test.describe('registering', () => {
  test('a visitor registers, is signed in and stays on the page', async ({ page }) => {
    const complaints = complaintsOf(page);
    const name = `v${Date.now().toString(36)}`;
    await page.goto('/register');
    await field(page, 'username').fill(name);
    await field(page, 'password').fill(PASSWORD);
    await dialog(page).getByLabel('Confirm password').fill(PASSWORD);
    const captcha = field(page, 'captcha');
    if (await captcha.isVisible()) await captcha.fill('test');
    await dialog(page).getByLabel('I am at least 18 years old').check();
    await dialog(page).getByLabel('I have read and accept the').check();
    await dialog(page).getByRole('button', { name: 'Register' }).click();
    await expect(memberMenu(page, name)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('what breaks a rule is told beside its field, with the numbers of the rule', async ({
    page,
  }) => {
    await page.goto('/register');
    await field(page, 'username').fill('9x');
    await field(page, 'password').fill('short');
    await dialog(page).getByLabel('Confirm password').fill('other');
    await dialog(page).getByRole('button', { name: 'Register' }).click();
    const alerts = dialog(page).getByRole('alert');
    await expect(alerts.filter({ hasText: '4 to 16 letters or digits' })).toBeVisible();
    await expect(alerts.filter({ hasText: '8 to 64 letters, numbers' })).toBeVisible();
    await expect(alerts.filter({ hasText: 'The two entries are inconsistent' })).toBeVisible();
    await expect(alerts.filter({ hasText: 'Not empty?' })).toBeVisible();
  });

  test('a code of an invitation that does not stand is told in a dialog', async ({ page }) => {
    await page.goto('/register?affiliateCode=NOSUCH99');
    await expect(dialog(page).getByLabel('Invitation code')).toHaveValue('NOSUCH99');
    await field(page, 'username').fill(`w${Date.now().toString(36)}`);
    await field(page, 'password').fill(PASSWORD);
    await dialog(page).getByLabel('Confirm password').fill(PASSWORD);
    const captcha = field(page, 'captcha');
    if (await captcha.isVisible()) await captcha.fill('test');
    await dialog(page).getByLabel('I am at least 18 years old').check();
    await dialog(page).getByLabel('I have read and accept the').check();
    await dialog(page).getByRole('button', { name: 'Register' }).click();
    await expect(dialog(page)).toContainText('Invalid invitation code');
    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(field(page, 'username')).not.toHaveValue('');
  });
});

test.describe('signing in', () => {
  test('wrong passwords bring a captcha, and the right one with it lets in', async ({
    page,
    request,
  }) => {
    const complaints = complaintsOf(page);
    const { username } = await openMember(request);
    await signIn(page, username, 'Wrong-password-1');
    await expect(dialog(page).getByRole('alert')).toHaveText('Incorrect account or password');
    const captcha = field(page, 'captcha');
    for (let tries = 0; tries < 4 && !(await captcha.isVisible()); tries++) {
      const refused = page.waitForResponse('**/wps/session/login');
      await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
      await refused;
      await page.waitForTimeout(200);
    }
    await expect(dialog(page).getByAltText('A picture with characters to type')).toBeVisible();
    await captcha.fill('test');
    await field(page, 'password').fill(PASSWORD);
    await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(memberMenu(page, username)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('the password leaves the browser only encrypted', async ({ page, request }) => {
    const { username } = await openMember(request);
    const sent = page.waitForRequest('**/wps/session/login');
    await signIn(page, username);
    const body = (await sent).postData() ?? '';
    expect(body.split('.')).toHaveLength(5);
    expect(body).not.toContain(PASSWORD);
    await expect(memberMenu(page, username)).toBeVisible();
  });

  test('a remembered member is in again in a new tab', async ({ page, context, request }) => {
    const { username } = await openMember(request);
    await page.goto('/login');
    await field(page, 'username').fill(username);
    await field(page, 'password').fill(PASSWORD);
    await dialog(page).getByLabel('Keep me signed in for a day').check();
    await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(memberMenu(page, username)).toBeVisible();
    const another = await context.newPage();
    await another.goto('/');
    await expect(memberMenu(another, username)).toBeVisible();
  });

  test('a default password opens nothing but its change', async ({ page }) => {
    await signIn(page, 'changer', '123456');
    await expect(dialog(page)).toContainText('Choose a password of your own');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toContainText('Choose a password of your own');
    await page.reload();
    await expect(dialog(page)).toContainText('Choose a password of your own');
    await dialog(page).getByLabel('Old password').fill('123456');
    await dialog(page).getByLabel('New password').fill(PASSWORD);
    await dialog(page).getByLabel('Confirm password').fill(PASSWORD);
    await dialog(page).getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Your password is changed')).toBeVisible();
    await expect(memberMenu(page, 'changer')).toBeVisible();
  });

  test('logging out asks first, and leaves nothing in the tab', async ({ page, request }) => {
    const { username } = await openMember(request);
    await signIn(page, username);
    await memberMenu(page, username).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(memberMenu(page, username)).toBeVisible();
    await memberMenu(page, username).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate('Object.keys(sessionStorage)')).toEqual([]);
  });

  test('an authenticator app is set up, and then asked for at the door', async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const { username } = await openMember(request);
    await enterCentre(page, username);
    await page.getByRole('button', { name: 'Set up: Two-step sign-in' }).click();
    const secret = (await dialog(page).locator('p.font-mono').textContent()) ?? '';
    await dialog(page).getByLabel('Six digits from the app').fill(authenticatorCode(secret));
    await dialog(page).getByLabel('Your sign-in password').fill(PASSWORD);
    await dialog(page).getByRole('button', { name: 'Switch it on' }).click();
    await expect(dialog(page)).toContainText('Keep these codes');
    const recovery = await dialog(page).locator('li').first().textContent();
    await dialog(page).getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('Authenticator app').first()).toBeHidden();

    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, username);
    await expect(dialog(elsewhere)).toContainText('One more proof');
    const code = dialog(elsewhere).getByLabel('Code from your authenticator app');
    await code.fill(authenticatorCode(secret, 1));
    await expect(memberMenu(elsewhere, username)).toBeVisible();

    const third = await (await browser.newContext()).newPage();
    await signIn(third, username);
    await dialog(third).getByText('Recovery code').click();
    await dialog(third)
      .getByLabel('One of your recovery codes')
      .fill(recovery ?? '');
    await dialog(third).getByRole('button', { name: 'Confirm' }).click();
    await expect(memberMenu(third, username)).toBeVisible();
  });
});

test.describe('recovering', () => {
  test('a mailed link sets a new password, and its key is never sent in an address', async ({
    page,
    request,
  }) => {
    const member = await openMember(request);
    const email = await proveEmail(request, member);
    const addresses: string[] = [];
    page.on('request', (sent) => addresses.push(sent.url()));
    await page.goto('/login');
    await dialog(page).getByRole('button', { name: 'Forgot it?' }).click();
    await field(page, 'username').fill(member.username);
    await dialog(page).getByLabel('Email').fill(email);
    await dialog(page).getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('Look into your mail')).toBeVisible();
    const link = (await linkTo(page, email)) ?? '';
    const key = new URL(link).hash;
    await page.goto(`/resetPassword${key}`);
    await page.getByLabel('New password').fill('Another-room-8');
    await page.getByLabel('Confirm password').fill('Another-room-8');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
    expect(addresses.filter((address) => address.includes(key.slice(5)))).toEqual([]);
    await signIn(page, member.username, 'Another-room-8');
    await expect(memberMenu(page, member.username)).toBeVisible();
  });

  test('a code by phone sets a new password and lets its owner in', async ({ page, request }) => {
    const mobile = await openMobileMember(request);
    await page.goto('/login');
    await dialog(page).getByRole('button', { name: 'Forgot it?' }).click();
    await dialog(page).getByRole('tab', { name: 'By phone' }).click();
    await dialog(page).getByLabel('Mobile number').fill('12');
    await dialog(page).getByRole('button', { name: 'Send code' }).click();
    await expect(dialog(page)).toContainText('Enter a valid mobile number');
    await dialog(page).getByLabel('Mobile number').fill(mobile);
    await page.waitForTimeout(1000);
    await dialog(page).getByRole('button', { name: 'Send code' }).click();
    const again = dialog(page).getByRole('button', { name: /Again in \d+ seconds/ });
    await expect(again).toBeDisabled();
    await dialog(page)
      .getByLabel('Verification code')
      .fill(await sentCode(request, `+63${mobile}`));
    await field(page, 'password').fill('Another-room-9');
    await dialog(page).getByRole('button', { name: 'Set the password and sign in' }).click();
    await expect(page.getByRole('button', { name: /^Menu of / })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  async function linkTo(page: Page, email: string): Promise<string | undefined> {
    const [letter] = await letters(page.request, email);
    return /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0];
  }
});

test.describe('my account', () => {
  test('another device is ended from the list, and says so within a moment', async ({
    page,
    request,
    browser,
  }) => {
    const { username } = await openMember(request);
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, username);
    await expect(memberMenu(elsewhere, username)).toBeVisible();
    await enterCentre(page, username);
    await page.getByRole('button', { name: 'End all others' }).click();
    await expect(page.getByText(/devices? (was|were) signed out/)).toBeVisible();
    await expect(dialog(elsewhere)).toContainText('You were signed out');
  });

  test('a wrong password changes nothing and ends nothing', async ({ page, request }) => {
    const { username } = await openMember(request);
    await enterCentre(page, username);
    await page.getByRole('button', { name: 'Set up: Withdrawal password' }).click();
    await dialog(page).getByLabel('New withdrawal password').fill('482916');
    await dialog(page).getByLabel('Once more').fill('482916');
    await dialog(page).getByLabel('Your sign-in password').fill('Not-the-password-1');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await dialog(page).getByLabel('Your sign-in password').fill(PASSWORD);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Change: Withdrawal password' })).toBeVisible();
    await expect(page.getByText('2 of 5 set')).toBeVisible();
  });

  test('a drawn picture is chosen, and an own one is shown to its owner', async ({
    page,
    request,
  }) => {
    const { username } = await openMember(request);
    await enterCentre(page, username);
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await dialog(page).locator('label:has([aria-label="Picture 7"])').click();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('img[src="/art/avatar/07.svg"]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: Buffer.from(DOT, 'base64'),
      });
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('img[src^="data:image/"]').first()).toBeVisible();
  });
});

/** A red picture of 8 by 8 dots. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC';

test.describe('doors', () => {
  test('a member is not an agent, and an agent comes to his own house', async ({
    page,
    request,
  }) => {
    const { username } = await openMember(request);
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
    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL('/agent');
  });

  test('a visitor in the member area meets the login', async ({ page }) => {
    await page.goto('/member');
    await expect(dialog(page)).toContainText('Sign in');
    await expect(field(page, 'password')).toBeVisible();
  });

  test('a guest plays with demo money, and is told that members have a real account', async ({
    page,
  }) => {
    await page.goto('/login');
    await dialog(page).getByRole('button', { name: 'Free demo' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Free demo').first()).toBeVisible();
    await page.goto('/member');
    await expect(dialog(page)).toContainText('Please register or log in to a formal account');
    await dialog(page).getByRole('button', { name: 'Open an account' }).click();
    await expect(dialog(page).getByLabel('Confirm password')).toBeVisible();
  });
});

for (const theme of ['dark', 'light']) {
  test(`every dialog can be used by everyone (${theme})`, async ({ page, request }) => {
    test.slow();
    await page.addInitScript(`localStorage.setItem('baize.theme', '${theme}')`);
    await page.goto('/login');
    await expect(field(page, 'username')).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('tab', { name: 'Mobile code' }).click();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Open an account' }).click();
    await expect(dialog(page).getByLabel('Confirm password')).toBeVisible();
    await expectAccessible(page);
    const { username } = await openMember(request);
    await enterCentre(page, username);
    await expect(page.getByText('Signed-in devices')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add an account' }).click();
    await expect(dialog(page).getByLabel('Account number')).toBeVisible();
    await expectAccessible(page);
  });
}
