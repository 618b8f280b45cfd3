import { hours } from '@baize/calendar';
import { completeLanguages } from '@baize/i18n';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { rule, STORY_MS } from '../../testing/story.ts';

let desk: TestOperators;
let admin: string;
beforeAll(async () => {
  desk = await openTestOperators({ BAIZE_TRUSTED_PROXIES: '10.0.0.0/8' });
  admin = await desk.logIn('admin');
});
afterAll(() => desk.close());

const change = async (page: string, changes: object) => {
  const { value } = await desk.ask('GET', `/ops/system/${page}`, { token: admin });
  const body = { version: value.version, content: { ...value.content, ...changes } };
  return desk.ask('PUT', `/ops/system/${page}`, { token: admin, body });
};
const status = async (address = '127.0.0.1', headers = {}) =>
  (await desk.ask('GET', '/wps/system/status', { address, headers })).value;

const GOOGLE = '8.8.8.8';
const NOBODY = '203.0.113.7';

test(
  'the house opens and closes, to everyone and to some',
  async () => {
    await rule('an open house says so, with all that a client shows first', async () => {
      const value = await status(GOOGLE);
      expect(value).toMatchObject({
        state: 0,
        maintenance: false,
        regionRestriction: false,
        maintenanceEnd: null,
        whitelist: false,
        location: { ip: GOOGLE, country: 'US' },
        info: {
          brand: { code: 'baize', currency: 'USD', currencyPosition: 'F', timeZone: 'GMT+8' },
          analytics: { gtagId: '' },
          imageCDNs: [],
          launchGameCDNs: [],
        },
      });
      expect(value.info.brand.languages).toEqual([...completeLanguages]);
      const newer = await desk.ask('GET', '/wps/v2/system/status', { address: GOOGLE });
      expect(newer.value.info.register).toEqual(value.info.register);
    });

    await rule('in maintenance every call but a few is refused, with the end time', async () => {
      const told: unknown[] = [];
      const publish = desk.house.realtime.publish;
      desk.house.realtime.publish = (...said) => void told.push(said);
      const endsAt = desk.house.clock.now().getTime() + hours(1);
      await change('status', { maintenance: true, message: 'Back soon', endsAt });
      desk.house.realtime.publish = publish;
      expect(told).toEqual([['system', { kind: 'status' }]]);

      expect(await status()).toMatchObject({
        state: 1,
        maintenance: true,
        maintenanceEnd: endsAt,
        maintenanceMessage: 'Back soon',
      });
      for (const path of ['/wps/system/whitelabel', '/%77ps/system/whitelabel', '/lgw/games/any']) {
        expect(await desk.ask('GET', path), path).toMatchObject({
          status: 503,
          errorCode: 'system.not.available',
          value: { maintenanceEnd: endsAt },
        });
      }
      expect((await desk.ask('GET', '/wps/session/key')).status).toBe(200);
      expect(
        (await desk.app.inject({ method: 'POST', url: '/wps/system/collect' })).statusCode,
      ).toBe(204);
      expect((await desk.ask('GET', '/ops/session/me', { token: admin })).status).toBe(200);
      expect((await desk.app.inject('/healthz')).statusCode).toBe(200);
    });

    await rule('who is let in during maintenance finds the house open', async () => {
      await change('status', { allowedAddresses: ['203.0.113.0/24'] });
      expect(await status(NOBODY)).toMatchObject({ state: 0, whitelist: true, maintenance: false });
      expect((await desk.ask('GET', '/wps/system/whitelabel', { address: NOBODY })).status).toBe(
        200,
      );
      expect(await status(GOOGLE)).toMatchObject({ state: 1, whitelist: false });
    });

    await rule('after the switch back the house is open at once', async () => {
      await change('status', { maintenance: false, allowedAddresses: [] });
      expect((await desk.ask('GET', '/wps/system/whitelabel')).status).toBe(200);
    });

    await rule(
      'a denied country is not served: status 2 with the address, and 403 for everything else',
      async () => {
        await change('regions', { isOn: true, deniedCountries: ['US'] });
        expect(await status(GOOGLE)).toMatchObject({
          state: 2,
          regionRestriction: true,
          location: { ip: GOOGLE },
        });
        expect(await desk.ask('GET', '/wps/system/whitelabel', { address: GOOGLE })).toMatchObject({
          status: 403,
          errorCode: 'region.restricted',
        });
        expect((await status()).state).toBe(0);
      },
    );

    await rule('the address counts behind a trusted proxy, and not behind any other', async () => {
      const forwarded = { 'x-forwarded-for': GOOGLE };
      expect(await status('10.1.2.3', forwarded)).toMatchObject({
        state: 2,
        location: { ip: GOOGLE },
      });
      expect(await status(NOBODY, forwarded)).toMatchObject({ state: 0, location: { ip: NOBODY } });
    });

    await rule('addresses outrank countries, and those let in outrank those kept out', async () => {
      await change('regions', {
        allowedAddresses: [GOOGLE],
        deniedAddresses: ['8.8.0.0/16', '2001:db8::/32'],
      });
      expect((await status(GOOGLE)).state).toBe(0);
      expect((await status('8.8.4.4')).state).toBe(2);
      expect((await status('2001:db8::7')).state).toBe(2);
      expect((await status('::ffff:8.8.4.4')).state).toBe(2);
    });

    await rule(
      'when countries are named as served, no other is; an unknown one as the operator says',
      async () => {
        await change('regions', {
          allowedCountries: ['US'],
          deniedCountries: [],
          allowedAddresses: [],
          deniedAddresses: [],
        });
        expect((await status(GOOGLE)).state).toBe(0);
        expect((await status('193.0.6.139')).state).toBe(2);
        expect((await status(NOBODY)).state).toBe(0);
        await change('regions', { unknownCountry: 'deny' });
        expect((await status(NOBODY)).state).toBe(2);
        await change('regions', { isOn: false });
        expect((await status(NOBODY)).state).toBe(0);
      },
    );
  },
  STORY_MS,
);
