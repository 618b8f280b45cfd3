import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/operators.ts';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';

let desk: TestOperators;
let admin: string;
let admin2: string;
beforeAll(async () => {
  desk = await openTestOperators();
  [admin, admin2] = [await desk.logIn('admin'), await desk.logIn('admin2')];
});
afterAll(() => desk.close());

const read = async () => (await desk.ask('GET', '/ops/operators/rules', { token: admin })).value;
const save = async (change: object, token = admin) => {
  const { secondFactorRoles, independentAfterDays, sharedBrowserHours, version } = await read();
  const held = { secondFactorRoles, independentAfterDays, sharedBrowserHours, version };
  return desk.ask('PUT', '/ops/operators/rules', { token, body: { ...held, ...change } });
};
const decide = (token: string, id: string) =>
  desk.ask('POST', `/ops/approvals/${id}/decide`, { token, body: { decision: 'approve' } });
const me = (token: string) => desk.ask('GET', '/ops/session/me', { token });
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: desk.house.clock.now().getTime(),
  });

async function enrol(token: string): Promise<{ token: string; secret: string }> {
  const password = { password: DEMO_PASSWORD };
  const begun = await desk.ask('POST', '/ops/session/totp', { token, body: password });
  const body = { code: codeOf(begun.value.secret) };
  const set = await desk.ask('POST', '/ops/session/totp/confirm', { token, body });
  return { token: set.value.token, secret: begun.value.secret };
}

test(
  'a second factor is demanded by role, and the demand is weakened by two people only',
  async () => {
    let finance = { token: '', secret: '' };

    await rule('a house demands none until somebody says so', async () => {
      expect(await read()).toMatchObject({ secondFactorRoles: [], isDemandedOfAll: false });
      expect((await me(await desk.logIn('finance'))).value.needsSecondFactor).toBe(false);
    });

    await rule('who holds no right over operators changes no rule', async () => {
      const support = await desk.logIn('support');
      expect((await save({ secondFactorRoles: ['admin'] }, support)).status).toBe(403);
      expect((await read()).secondFactorRoles).toEqual([]);
    });

    await rule('a demand counts at once and ends what was open without one', async () => {
      const before = await desk.logIn('finance');
      const support = await desk.logIn('support');
      const saved = await save({ secondFactorRoles: ['finance'] });
      expect(saved.value).toMatchObject({
        approvalId: null,
        rules: { secondFactorRoles: ['finance'] },
      });
      expect((await me(before)).status).toBe(401);
      expect((await me(support)).value.needsSecondFactor).toBe(false);
    });

    await rule('whoever lacks one comes in only as far as setting one up', async () => {
      const token = await desk.logIn('finance');
      expect((await me(token)).value).toMatchObject({ needsSecondFactor: true });
      expect(await desk.ask('GET', '/ops/approvals', { token })).toMatchObject({
        status: 403,
        errorCode: 'second.factor.unset',
      });
      finance = await enrol(token);
      expect((await desk.ask('GET', '/ops/approvals', { token: finance.token })).status).toBe(200);
    });

    await rule('what a role demands is not turned off', async () => {
      desk.house.clock.moveTo(new Date(desk.house.clock.now().getTime() + 60_000));
      const body = { password: DEMO_PASSWORD, code: codeOf(finance.secret) };
      const url = '/ops/session/totp/remove';
      expect(await desk.ask('POST', url, { token: finance.token, body })).toMatchObject({
        errorCode: 'function.not.available',
      });
    });

    await rule('a weaker rule of any kind waits for another administrator', async () => {
      const held = await read();
      const weaker = [
        { secondFactorRoles: ['risk'] },
        { independentAfterDays: held.independentAfterDays - 1 },
      ];
      for (const change of weaker) {
        const asked = await save(change);
        expect(asked.value).toMatchObject({ rules: held, approvalId: expect.any(String) });
        const id = asked.value.approvalId;
        expect(await decide(admin, id)).toMatchObject({ errorCode: 'approval.same.person' });
        expect(await read()).toEqual(held);
        const url = `/ops/approvals/${id}/withdraw`;
        await desk.ask('POST', url, { token: admin, body: {} });
      }
      const asked = await save({ secondFactorRoles: [] });
      expect((await decide(admin2, asked.value.approvalId)).value.state).toBe('approved');
      expect((await read()).secondFactorRoles).toEqual([]);
    });

    await rule('what was asked of rules that changed meanwhile applies nothing', async () => {
      await save({ secondFactorRoles: ['content'] });
      const asked = await save({ secondFactorRoles: [] });
      await save({ secondFactorRoles: ['content', 'support'] });
      expect(await decide(admin2, asked.value.approvalId)).toMatchObject({
        status: 409,
        errorCode: 'changed.meanwhile',
      });
      expect(await save({ version: 1 })).toMatchObject({ errorCode: 'changed.meanwhile' });
      expect((await read()).secondFactorRoles).toEqual(['support', 'content']);
    });

    await rule('a number out of its bounds and an unknown role are refused', async () => {
      for (const odd of [{ independentAfterDays: 0 }, { sharedBrowserHours: 1.5 }])
        expect((await save(odd)).status).toBe(400);
      expect((await save({ secondFactorRoles: ['owner'] })).status).toBe(400);
    });

    await rule('an administrator who demands it of themselves goes on to set one up', async () => {
      await save({ secondFactorRoles: ['admin', 'support', 'content'] });
      expect((await me(admin)).value.needsSecondFactor).toBe(true);
      expect((await me(admin2)).status).toBe(401);
      admin = (await enrol(admin)).token;
      expect((await read()).secondFactorRoles).toEqual(['admin', 'support', 'content']);
    });

    await rule('every change is in the log with what was before', async () => {
      const { rows } = await desk.house.pool.query(
        "select before, after from audit_entries where action = 'operators.rules.changed' order by id",
      );
      expect(rows).toHaveLength(5);
      expect(JSON.parse(rows[0].before)).toMatchObject({ secondFactorRoles: [] });
      expect(JSON.parse(rows[0].after)).toMatchObject({ secondFactorRoles: ['finance'] });
    });
  },
  STORY_MS,
);
