import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillOperators } from '../../../demo/operators.ts';
import { isSignedWith, signatureOf } from '../../../platform/crypto/signature.ts';
import type { House } from '../../../platform/house.ts';
import { ask } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { openSecrets, renewConnections } from '../connections/connections.ts';
import { openVendorHouse, SECRET, type Signing, type VendorHouse } from '../testing/vendor.ts';

let at: VendorHouse;
let token = '';

beforeAll(async () => {
  at = await openVendorHouse();
  await fillOperators(at.house);
  token = await at.sit(1n, '100');
});

afterAll(() => at.close());

const seconds = () => Math.floor(at.house.clock.now().getTime() / 1_000);
let last = 0;

function bet(signing: Signing = {}) {
  last += 1;
  const message = {
    token,
    playerId: '1',
    gameCode: 'sample-wheel',
    roundId: `s${last}`,
    amount: 100,
    transactionId: `s${last}`,
    currency: 'USD',
  };
  return at.send('bet', message, signing);
}

const operator = 'operator:1:vendors.edit:vendors.read';
const second = 'operator:2:approvals.decide:approvals.read:vendors.edit';

test(
  'signed messages of one vendor, right and wrong',
  async () => {
    await rule('the example of the documentation is signed as it says', () => {
      const page = readFileSync('docs/vendors.md', 'utf8');
      const [, secret, timestamp] = /the secret `([^`]+)` and the timestamp `(\d+)`/.exec(page)!;
      const body = /```json\n(\{"token".*\})\n```/.exec(page)![1]!;
      const signature = /X-Signature: ([0-9a-f]{64})/.exec(page)![1]!;
      expect(signatureOf(secret!, timestamp!, body)).toBe(signature);
      expect(isSignedWith(secret!, { timestamp: timestamp!, body, signature })).toBe(true);
      expect(isSignedWith(secret!, { timestamp: timestamp!, body: `${body}\n`, signature })).toBe(
        false,
      );
    });

    await rule('a message that is not signed, or not by the vendor, gets nothing', async () => {
      const body = JSON.stringify({ token });
      const wrong: Signing[] = [
        { secret: 'another secret' },
        { signature: '' },
        { signature: 'zz' },
        { signature: 'a'.repeat(64) },
        { vendor: 'nobody' },
        { vendor: '' },
        { timestamp: seconds() - 301 },
        // Far enough that a slow machine does not catch up with it.
        { timestamp: seconds() + 330 },
        { timestamp: Number.NaN },
        { signature: signatureOf(SECRET, String(seconds()), `${body} `) },
      ];
      for (const signing of wrong) {
        const { http, body: answer } = await bet(signing);
        expect([http, answer.errorCode, answer.status]).toEqual([
          401,
          'login.not.session',
          undefined,
        ]);
      }
      expect((await at.held(1n)).cash).toBe(1_000_000n);
      const rows = await at.house.db.selectFrom('vendor_alarms').selectAll().execute();
      expect(rows).toMatchObject([{ kind: 'BAD_SIGNATURE', vendor: 'sample' }]);
    });

    await rule('a clock that is a little wrong is forgiven, in upper case too', async () => {
      expect((await bet({ timestamp: seconds() - 290 })).body.status).toBe('OK');
      expect((await bet({ timestamp: seconds() + 290 })).body.status).toBe('OK');
      const body = JSON.stringify({ token });
      const stamp = seconds();
      const signature = signatureOf(SECRET, String(stamp), body).toUpperCase();
      expect((await at.send('balance', {}, { body, timestamp: stamp, signature })).http).toBe(200);
    });

    await rule('the body is signed as it was sent, to the last space', async () => {
      const body = `{ "token" : ${JSON.stringify(token)} }`;
      expect((await at.send('balance', {}, { body })).body.status).toBe('OK');
      const signature = signatureOf(SECRET, String(seconds()), JSON.stringify({ token }));
      expect((await at.send('balance', {}, { body, signature })).http).toBe(401);
    });

    await rule(
      'a signed message that cannot be read is told so in the words of vendors',
      async () => {
        for (const body of ['{"token":', 'no json', `{"token":"a\\u0000b"}`, '[]', '"text"']) {
          const { http, body: answer } = await at.send('bet', {}, { body });
          expect([body, http, answer.status]).toEqual([body, 400, 'BAD_REQUEST']);
          const unsigned = await at.send('bet', {}, { body, signature: 'a'.repeat(64) });
          expect([body, unsigned.body.status]).toEqual([body, undefined]);
        }
      },
    );

    await rule('a read is answered once; its replay is not, on any server', async () => {
      const stamp = { timestamp: seconds() };
      expect((await at.send('authenticate', { token }, stamp)).http).toBe(200);
      expect((await at.send('authenticate', { token }, stamp)).http).toBe(200);
      at.house.clock.moveTo(new Date(at.house.clock.now().getTime() + 20_000));
      expect((await at.send('authenticate', { token }, stamp)).http).toBe(401);
      expect((await at.send('authenticate', { token })).http).toBe(200);
      at.house.clock.reset();
    });

    await rule('who calls from elsewhere is turned away, however well they sign', async () => {
      await at.settle({ addresses: ['10.1.0.0/16', '192.0.2.7'] });
      expect((await bet({ address: '203.0.113.9' })).http).toBe(401);
      expect((await bet({ address: '10.1.200.3' })).http).toBe(200);
      expect((await bet({ address: '::ffff:192.0.2.7' })).http).toBe(200);
      await at.settle({ addresses: [] });
    });

    await rule(
      'a new secret is shown once, opens nothing until a second person agrees, and the old one stays good for a while',
      async () => {
        const path = '/ops/vendors/sample/secret';
        type Asked = { secret: string; approvalId: string };
        const { body } = await ask<Asked>(at.app, operator, 'POST', path, { hours: 2 });
        const { secret, approvalId } = body.value;
        expect((await bet({ secret })).http).toBe(401);
        expect(
          (await ask(at.app, operator, 'POST', path, { hours: 0 })).body.errorCode,
        ).toBeTruthy();
        const listOfWishes = await ask(at.app, second, 'GET', '/ops/approvals?state=waiting');
        const sealed = await at.house.db.selectFrom('approvals').select('payload').execute();
        expect(JSON.stringify(sealed)).not.toContain(secret);
        expect(JSON.stringify(listOfWishes.body)).not.toContain(
          JSON.parse(sealed[0]!.payload).secret,
        );
        expect(JSON.stringify(listOfWishes.body)).toContain(`…${secret.slice(-4)}`);
        const decide = `/ops/approvals/${approvalId}/decide`;
        const own = 'operator:1:approvals.decide:vendors.edit';
        expect((await ask(at.app, own, 'POST', decide, { decision: 'approve' })).status).not.toBe(
          200,
        );
        expect((await ask(at.app, second, 'POST', decide, { decision: 'approve' })).status).toBe(
          200,
        );
        await renewConnections(at.house);
        expect((await bet({ secret })).http).toBe(200);
        expect((await bet()).http).toBe(200);
        at.house.clock.moveTo(new Date(at.house.clock.now().getTime() + 2 * 3_600_000 + 1_000));
        expect((await bet()).http).toBe(401);
        expect((await bet({ secret })).http).toBe(200);
        at.house.clock.reset();
        const listed = await ask(at.app, operator, 'GET', '/ops/vendors');
        expect(JSON.stringify(listed.body)).not.toContain(secret);
        const stored = await at.house.db.selectFrom('vendor_doors').select('secret').execute();
        expect(JSON.stringify(stored)).not.toContain(secret);
      },
    );

    await rule('operators see messages, rounds and alarms, and say that they looked', async () => {
      const get = <Value>(path: string) =>
        ask<Value>(at.app, operator, 'GET', path).then(({ body }) => body.value);
      const messages = await get<{ list: { status: string }[]; after: string }>(
        '/ops/vendors/messages?vendor=sample&pageSize=2',
      );
      expect(messages.list).toMatchObject([{ status: 'OK' }, { status: 'OK' }]);
      const more = await get<{ list: object[] }>(`/ops/vendors/messages?after=${messages.after}`);
      expect(more.list.length).toBeGreaterThan(0);
      const rounds = await get<{ list: object[] }>('/ops/vendors/rounds?memberId=1&state=open');
      expect(rounds.list[0]).toMatchObject({
        listedAs: 'sample',
        stake: 1,
        parts: [{ kind: 'bet' }],
      });
      const { list } = await get<{ list: { id: string; kind: string }[] }>('/ops/vendors/alarms');
      expect(list.map(({ kind }) => kind)).toContain('FOREIGN_ADDRESS');
      const seen = `/ops/vendors/alarms/${list[0]!.id}/seen`;
      expect((await ask(at.app, operator, 'POST', seen, { note: 'Our own test' })).status).toBe(
        200,
      );
      expect((await ask(at.app, operator, 'POST', seen, { note: 'Once more' })).status).toBe(404);
      expect((await get<{ list: object[] }>('/ops/vendors/alarms')).list).toHaveLength(
        list.length - 1,
      );
    });

    await rule('in production a secret that everyone knows opens nothing', () => {
      const production = {
        ...at.house,
        config: { ...at.house.config, profile: 'production' },
      } as House;
      const row = {
        secret: at.house.keys.seal(SECRET),
        previous_secret: null,
        previous_until: null,
      };
      expect(openSecrets(at.house, row).map(({ secret }) => secret)).toEqual([SECRET]);
      expect(openSecrets(production, row)).toEqual([]);
    });
  },
  STORY_MS,
);
