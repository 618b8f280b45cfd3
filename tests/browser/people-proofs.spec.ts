import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';
import { makeFilledFolder } from '../filled-folder.ts';
import { askServer, type ServerProcess, startServer, stopServer } from '../server-process.ts';
import {
  enterAs,
  openMember,
  PASSWORD,
  proveEmail,
  putAside,
  putNewsAside,
  sentCode,
  signIn,
} from './members.ts';

// A house of its own, with providers of its own beside it: its settings change while people look on.
let server: ServerProcess;
let data: Awaited<ReturnType<typeof makeFilledFolder>>;
let phoneProvider: Server;
const google = new OAuth2Server();
const folder = mkdtempSync(join(tmpdir(), 'baize-proofs-'));
let operator = '';
let home = '';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

test.beforeAll(async () => {
  await google.issuer.keys.generate('RS256');
  await google.start(0, 'localhost');
  phoneProvider = await startPhoneProvider();
  data = await makeFilledFolder();
  const { port } = phoneProvider.address() as AddressInfo;
  server = await startServer({
    env: {
      BAIZE_DATA: data.dataDir,
      BAIZE_TRUSTED_PROXIES: '127.0.0.1,::1',
      OIDC_GOOGLE_ID: 'our-id',
      OIDC_GOOGLE_SECRET: 'our-secret',
      OIDC_GOOGLE_ISSUER: google.issuer.url!,
      PHONE_AUTH_JWKS: join(folder, 'jwks.json'),
      PHONE_AUTH_AUDIENCE: 'our-project',
      PHONE_AUTH_URL: `http://127.0.0.1:${port}`,
      PHONE_AUTH_KEY: 'our-key',
    },
  });
  // Passkeys belong to a name, never to a number.
  home = server.url.replace('127.0.0.1', 'localhost');
  operator = (await operate<{ token: string }>('POST', '/ops/session/login', OPERATOR)).token;
});

test.afterAll(async () => {
  await stopServer(server);
  data.remove();
  phoneProvider.close();
  await google.stop();
  rmSync(folder, { recursive: true, force: true });
});

const OPERATOR = { username: 'admin', password: 'Baize-demo-1' };

async function operate<Value>(method: string, path: string, body?: object): Promise<Value> {
  const response = await askServer(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(operator && { authorization: operator }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { success: boolean; value: Value };
  expect(answer.success, `${method} ${path}: ${JSON.stringify(answer)}`).toBe(true);
  return answer.value;
}

type Rule = { fieldEnabled: boolean; required: boolean; minLength: number };
type Pages = {
  register: { fields: Record<string, Rule> };
  whitelabel: { modules: Record<string, boolean> };
};

/** Changes a page of the settings as an operator does in the console. */
async function settle<Name extends keyof Pages>(
  name: Name,
  change: (content: Pages[Name]) => void,
) {
  type Stored = { version: number; content: Pages[Name] };
  const { version, content } = await operate<Stored>('GET', `/ops/system/${name}`);
  change(content);
  await operate('PUT', `/ops/system/${name}`, { version, content });
}

/** Sends 123456 to everyone, and signs for the number it was sent to. */
async function startPhoneProvider(): Promise<Server> {
  const keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'phone', alg: 'RS256' };
  writeFileSync(join(folder, 'jwks.json'), JSON.stringify({ keys: [jwk] }));
  const answer = async (body: Record<string, string>): Promise<object | undefined> => {
    if (body.phoneNumber) return { sessionInfo: body.phoneNumber };
    if (body.code !== '123456') return undefined;
    const token = new SignJWT({ sub: 'someone', phone_number: body.sessionInfo })
      .setProtectedHeader({ alg: 'RS256', kid: 'phone' })
      .setIssuer('https://securetoken.example/our-project')
      .setAudience('our-project')
      .setIssuedAt()
      .setExpirationTime('1h');
    return { idToken: await token.sign(keys.privateKey) };
  };
  const provider = createServer((request, response) => {
    void text(request).then(async (sent) => {
      const told = await answer(JSON.parse(sent));
      response.writeHead(told ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(told ?? { error: { message: 'INVALID_CODE' } }));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  return provider;
}

const dialog = (page: Page) => page.getByRole('dialog').last();
const field = (page: Page, name: string) => dialog(page).locator(`input[name="${name}"]`);
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const someonesMenu = (page: Page) => page.getByRole('button', { name: /^Menu of / });

test.describe('in this house', () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs from the pattern
    baseURL: async ({}, use) => use(home),
  });

  test.beforeEach(({ page }) => putNewsAside(page));

  test('a form that is open follows the brand, and loses nothing that was typed', async ({
    page,
  }) => {
    await page.goto('/register');
    await field(page, 'username').fill('abcd');
    await field(page, 'password').fill(PASSWORD);
    await expect(field(page, 'email')).toHaveCount(0);
    await settle('register', ({ fields }) => {
      fields.email = { ...fields.email!, fieldEnabled: true, required: true };
      fields.username = { ...fields.username!, minLength: 6 };
    });
    await expect(field(page, 'email')).toBeVisible();
    await expect(dialog(page).getByText('6 to 16 letters or digits')).toBeVisible();
    await expect(field(page, 'username')).toHaveValue('abcd');
    await expect(field(page, 'password')).toHaveValue(PASSWORD);
    await button(page, 'Register').click();
    await expect(dialog(page).getByRole('alert').filter({ hasText: '6 to 16' })).toBeVisible();
    await settle('register', ({ fields }) => {
      fields.email = { ...fields.email!, fieldEnabled: false, required: false };
      fields.username = { ...fields.username!, minLength: 4 };
    });
    await expect(field(page, 'email')).toHaveCount(0);
    await expect(field(page, 'username')).toHaveValue('abcd');
  });

  test('one click at a provider opens an account, which then gets a password of its own', async ({
    page,
    request,
  }) => {
    const email = `g${Date.now().toString(36)}@example.com`;
    google.service.on('beforeTokenSigning', (token) => {
      Object.assign(token.payload, { sub: email, email, email_verified: true });
    });
    // Google does not tell when someone was born: the house asks, over whatever is there.
    await putAside(page, /^Date of birth$/);
    await page.goto('/login');
    await dialog(page)
      .getByRole('link', { name: /Google/ })
      .click();
    await expect(someonesMenu(page)).toBeVisible();
    expect(page.url()).not.toContain('oneClick');
    await page.goto('/member');
    await page.getByRole('button', { name: 'Set up: Sign-in password' }).click();
    await dialog(page).getByLabel('New password').fill(PASSWORD);
    await dialog(page).getByLabel('Confirm password').fill(PASSWORD);
    await button(page, 'Send code').click();
    await expect(dialog(page).getByRole('button', { name: /Resend in/ })).toBeVisible();
    await dialog(page)
      .getByLabel('Verification code')
      .fill(await sentCode(request, email));
    await button(page, 'Save').click();
    await expect(page.getByRole('button', { name: 'Change: Sign-in password' })).toBeVisible();
  });

  test('a number is proved by the phone-auth provider, and a wrong code stops the registration', async ({
    page,
  }) => {
    await settle('whitelabel', ({ modules }) => {
      Object.assign(modules, { MOBILENUMREG3: true, REGMOBVERF3: true });
    });
    await page.goto('/register');
    await dialog(page).getByRole('tab', { name: 'Mobile number' }).click();
    await field(page, 'mobileNum').fill(`917${String(Date.now()).slice(-7)}`);
    await button(page, 'Send code').click();
    await expect(
      dialog(page).getByRole('button', { name: /Resend in \d\d seconds/ }),
    ).toBeVisible();
    const password = field(page, 'password');
    if (await password.isVisible()) {
      await password.fill(PASSWORD);
      await dialog(page).getByLabel('Confirm password').fill(PASSWORD);
    }
    await field(page, 'birthday').fill('1990-02-28');
    await dialog(page).getByLabel('I am at least 18 years old').check();
    await dialog(page).getByLabel('I have read and accept the').check();
    await field(page, 'verificationCode').fill('654321');
    await button(page, 'Register').click();
    await expect(dialog(page)).toContainText('Invalid verification code');
    await field(page, 'verificationCode').fill('123456');
    await button(page, 'Register').click();
    await expect(someonesMenu(page)).toBeVisible();
    await settle('whitelabel', ({ modules }) => Object.assign(modules, { REGMOBVERF3: false }));
  });

  test('a passkey is made, asked for at the door, and proves its owner at a change', async ({
    page,
    request,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const member = await openMember(request);
    await signIn(page, member.username);
    await expect(someonesMenu(page)).toBeVisible();
    await page.goto('/member');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await field(page, 'name').fill('My key');
    await dialog(page).getByLabel('Your sign-in password').fill(PASSWORD);
    await button(page, 'Create passkey').click();
    await button(page, 'I have saved them').click();
    await expect(page.getByText('My key')).toBeVisible();

    await page.evaluate('sessionStorage.clear()');
    await signIn(page, member.username);
    await dialog(page)
      .getByRole('button', { name: /passkey/i })
      .click();
    await expect(someonesMenu(page)).toBeVisible();
    await page.goto('/member');
    await page.getByRole('button', { name: 'Set up: Withdrawal password' }).click();
    await dialog(page).getByLabel('New withdrawal password').fill('482916');
    await dialog(page).getByLabel('Repeat it').fill('482916');
    await dialog(page).getByLabel('Your sign-in password').fill(PASSWORD);
    await button(page, 'Use a passkey instead').click();
    await expect(dialog(page).getByText('Confirmed with your passkey')).toBeVisible();
    await button(page, 'Save').click();
    await expect(page.getByRole('button', { name: 'Change: Withdrawal password' })).toBeVisible();
  });

  test('from an unknown place one proves who they are by mail or by the name on the bank account', async ({
    page,
    request,
    browser,
  }) => {
    const member = await openMember(request);
    const email = await proveEmail(request, member);
    // A second code to the same address is sent when the countdown is over.
    await request.post('/test/clock', { data: { advanceMs: 150_000 } });
    const account = {
      cardType: 'BC',
      bankCode: 'BDO',
      account: '001234567890',
      holder: 'Ana Reyes',
    };
    const kept = await request.post('/wps/v2/member/bankCards', {
      headers: { authorization: member.token },
      data: { ...account, password: PASSWORD },
    });
    expect(((await kept.json()) as { success: boolean }).success, await kept.text()).toBe(true);
    await settle('whitelabel', ({ modules }) => Object.assign(modules, { LOGINIPVERF3: true }));
    await enterAs(page, member);

    const byMail = await from('203.0.113.7');
    await signIn(byMail, member.username);
    await expect(dialog(byMail)).toContainText('Confirm it’s you');
    await button(byMail, 'Send code').click();
    await expect(dialog(byMail).getByRole('button', { name: /Resend in/ })).toBeVisible();
    await dialog(byMail)
      .getByRole('textbox')
      .first()
      .fill(await sentCode(request, email));
    await expect(someonesMenu(byMail)).toBeVisible();

    const byName = await from('203.0.113.8');
    await signIn(byName, member.username);
    await dialog(byName).getByText('Name on the bank account').click();
    const name = dialog(byName).getByLabel('Account holder’s name on your bank account');
    await name.fill('Someone Else');
    await button(byName, 'Confirm').click();
    await expect(dialog(byName).getByRole('alert')).toHaveText('The code is not correct');
    await name.fill('ana reyes');
    await button(byName, 'Confirm').click();
    await expect(someonesMenu(byName)).toBeVisible();
    await settle('whitelabel', ({ modules }) => Object.assign(modules, { LOGINIPVERF3: false }));
    await request.post('/test/clock', { data: {} });

    async function from(address: string): Promise<Page> {
      const extraHTTPHeaders = { 'x-forwarded-for': address };
      return (await browser.newContext({ baseURL: home, extraHTTPHeaders })).newPage();
    }
  });
});
