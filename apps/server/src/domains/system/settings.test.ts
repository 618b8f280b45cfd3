import { createDecipheriv } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { openHouse } from '../../open-house.ts';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { patience } from '../../testing/patience.ts';
import { rule, STORY_MS } from '../../testing/story.ts';

let desk: TestOperators;
let admin: string;
beforeAll(async () => {
  desk = await openTestOperators();
  admin = await desk.logIn('admin');
});
afterAll(() => desk.close());

const read = async (page: string) =>
  (await desk.ask('GET', `/ops/system/${page}`, { token: admin })).value;
const save = (page: string, version: number, content: unknown, token = admin) =>
  desk.ask('PUT', `/ops/system/${page}`, { token, body: { version, content } });
const change = async (page: string, changes: object) => {
  const { version, content } = await read(page);
  return save(page, version, { ...content, ...changes });
};
const status = async (address?: string) =>
  (await desk.ask('GET', '/wps/system/status', address ? { address } : {})).value;

const PAGES = [
  'status',
  'regions',
  'whitelabel',
  'register',
  'domains',
  'resources',
  'customer-service',
  'brand',
  'theme',
];

test(
  'settings are read and changed, version by version',
  async () => {
    await rule(
      'every page can be read, saved as it was, and read again by its next version',
      async () => {
        for (const page of PAGES) {
          const { version, content } = await read(page);
          expect(version).toBe(0);
          const saved = await save(page, version, content);
          expect(saved.value, page).toMatchObject({ version: 1, content, updatedBy: 'admin' });
          expect(await read(page)).toEqual(saved.value);
        }
      },
    );

    await rule('a page that someone else saved meanwhile is not overwritten', async () => {
      const { version, content } = await read('resources');
      const both = await Promise.all([1, 2, 3].map(() => save('resources', version, content)));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await save('resources', version, content)).toMatchObject({
        errorCode: 'changed.meanwhile',
      });
    });

    await rule('reading needs system.read and changing needs system.edit', async () => {
      const support = await desk.logIn('support');
      expect((await desk.ask('GET', '/ops/system/brand', { token: support })).status).toBe(200);
      const { version, content } = await read('brand');
      expect((await save('brand', version, content, support)).status).toBe(403);
      expect((await desk.ask('GET', '/ops/system/brand')).status).toBe(401);
    });

    await rule('every change is in the audit log with before and after', async () => {
      await change('brand', { name: 'Baize Two' });
      const { value } = await desk.ask('GET', '/ops/audit?action=system.brand', { token: admin });
      expect(value.list[0]).toMatchObject({
        actorName: 'admin',
        subject: 'system:brand',
        before: { name: 'Baize' },
        after: { name: 'Baize Two' },
      });
      expect((await status()).info.brand).toMatchObject({ name: 'Baize Two', timeZone: 'GMT+8' });
    });

    await rule('the default password does not get into the log', async () => {
      await change('register', { defaultPassword: 'canary-654321' });
      const { rows } = await desk.house.pool.query('select before, after from audit_entries');
      expect(JSON.stringify(rows)).not.toContain('canary-654321');
    });

    await rule('what makes no sense is refused with the name of the field', async () => {
      const refused = async (page: string, changes: object) => {
        const { status, value } = await change(page, changes);
        return [status, Object.keys(value ?? {})];
      };
      const { fields } = (await read('register')).content;
      const withUsername = (rule: object) => ({
        fields: { ...fields, username: { ...fields.username, ...rule } },
      });
      expect(await refused('register', withUsername({ minLength: 20 }))).toEqual([
        400,
        ['content.fields.username'],
      ]);
      expect(await refused('register', withUsername({ acceptedPattern: '(a+)+' }))).toEqual([
        400,
        ['content.fields.username'],
      ]);
      expect(await refused('register', withUsername({ acceptedPattern: '[' }))).toEqual([
        400,
        ['content.fields.username'],
      ]);
      expect(await refused('register', withUsername({ patternId: 77 }))).toEqual([
        400,
        ['content.fields.username.patternId'],
      ]);
      expect(await refused('brand', { languages: ['EN'], defaultLanguage: 'FR' })).toEqual([
        400,
        ['content.defaultLanguage'],
      ]);
      expect(await refused('regions', { deniedAddresses: ['300.1.1.1'] })).toEqual([
        400,
        ['content.deniedAddresses.0'],
      ]);
      expect((await refused('status', { surprise: 1 }))[0]).toBe(400);
      for (const url of ['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example']) {
        const entries = [{ csType: 'LIVECHAT', title: 'x', url }];
        expect([url, (await refused('customer-service', { entries }))[0]]).toEqual([url, 400]);
      }
    });

    await rule(
      'the address of a service is encrypted: its last eight characters are the key',
      async () => {
        const url = 'https://t.me/baize_demo?from=ä';
        await change('customer-service', {
          entries: [{ csType: 'TELEGRAM', title: 'Telegram', url }],
        });
        const [entry] = (await status()).info.customerService;
        const key = Buffer.from(entry.path.slice(-8));
        const cipher = createDecipheriv('des-ede3', Buffer.concat([key, key, key]), null);
        const sealed = Buffer.from(entry.path.slice(0, -8), 'base64');
        expect(Buffer.concat([cipher.update(sealed), cipher.final()]).toString()).toBe(url);
      },
    );

    await rule(
      'a look reaches clients as variables, and one that nobody could read is refused',
      async () => {
        const { dark } = (await read('theme')).content;
        const faint = await change('theme', { dark: { ...dark, brass: '#1c2a24' } });
        expect([faint.status, Object.keys(faint.value)]).toEqual([400, ['content.dark.brass']]);
        const saved = await change('theme', {
          dark: { ...dark, brass: '#7cc4ff' },
          cardRadiusPx: 4,
        });
        expect(saved.status).toBe(200);
        expect((await status()).info.theme).toMatchObject({
          logo: null,
          both: { '--r-card': '4px' },
          dark: { '--brass': '#7cc4ff', '--on-brass': '#10130f' },
          light: {},
        });
      },
    );

    await rule('another server knows a change within two seconds', async () => {
      const { house, close } = openHouse(desk.house.config, desk.serveUrl, desk.house.log as never);
      const other = await buildApp(house);
      const nameThere = async () =>
        (await other.inject('/wps/system/status')).json().value.info.brand.name;
      expect(await nameThere()).toBe('Baize Two');
      await change('brand', { name: 'Baize Three' });
      await expect.poll(nameThere, { timeout: patience(2_000) }).toBe('Baize Three');
      await other.close();
      await close();
    });

    await rule('a page stored before a field existed has that field as shipped', async () => {
      await desk.house.pool.query(
        "update system_settings set content = content - 'currencySymbol', version = version + 1 where page = 'brand'",
      );
      await expect
        .poll(async () => (await read('brand')).version, { timeout: patience(2_000) })
        .toBeGreaterThan(3);
      expect((await read('brand')).content).toMatchObject({
        name: 'Baize Three',
        currencySymbol: '$',
      });
    });
  },
  STORY_MS,
);
