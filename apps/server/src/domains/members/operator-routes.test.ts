import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, fillOperators } from '../../demo/operators.ts';
import { runJobNow } from '../../platform/jobs/clock.ts';
import {
  newName,
  newNumber,
  openPeople,
  PASSWORD,
  type People,
  patiently,
} from '../../testing/people.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { findMember, openPersonal } from './index.ts';

let people: People;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  people = await openPeople();
  await fillOperators(people.house);
  for (const username of ['admin', 'admin2', 'risk', 'support', 'finance', 'content']) {
    const login = await people.ask('POST', '/ops/session/login', {
      body: { username, password: DEMO_PASSWORD },
    });
    tokens[username] = login.value.token;
  }
});
afterAll(() => people.close());

const ops = (who: string, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
  patiently(() => people.ask(method, url, { token: tokens[who], ...(body && { body }) }));

const auditOf = async (id: bigint) => {
  const { value } = await ops('admin', 'GET', `/ops/members/${id}/audit`);
  return value.list as { action: string; actorName: string; before: unknown; after: unknown }[];
};

test(
  'what operators do about one member',
  async () => {
    await rule(
      'members are found by the beginning of their name, by id, kind and standing, page by page',
      async () => {
        const prefix = newName();
        const ids: number[] = [];
        for (const end of ['a', 'b', 'c']) {
          const { id } = await people.register({ username: `${prefix}${end}` });
          ids.unshift(Number(id));
        }
        const find = async (query: string) =>
          (await ops('support', 'GET', `/ops/members?${query}`)).value;
        const first = await find(`username=${prefix.toUpperCase()}&pageSize=2`);
        expect(first.list.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 2));
        const rest = await find(`username=${prefix}&pageSize=2&after=${first.after}`);
        expect(rest).toMatchObject({ list: [{ id: ids[2] }], after: null });
        expect((await find(`memberId=${ids[1]}`)).list).toHaveLength(1);
        expect((await find(`username=${prefix}&kind=agent`)).list).toEqual([]);
        expect((await find(`username=${prefix}&frozen=yes`)).list).toEqual([]);
        expect((await find('username=%25&pageSize=5')).list).toEqual([]);
        const now = people.house.clock.now().getTime();
        expect((await find(`username=${prefix}&registeredFrom=${now + 1000}`)).list).toEqual([]);
        expect(await ops('content', 'GET', '/ops/members')).toMatchObject({ status: 403 });
      },
    );

    await rule(
      'a number finds its owner, only for who may see personal data, and the question is written down',
      async () => {
        const mobileNum = newNumber();
        const own = await people.ask('PUT', '/wps/member/register/mobile', {
          body: { mobileNum, password: PASSWORD },
        });
        const found = await ops('support', 'GET', `/ops/members?mobile=${mobileNum}`);
        expect(found.value.list).toMatchObject([{ id: own.value.id }]);
        expect(await ops('finance', 'GET', `/ops/members?mobile=${mobileNum}`)).toMatchObject({
          status: 403,
        });
        const audit = await ops('admin', 'GET', '/ops/audit?action=members.searched');
        expect(audit.value.list[0]).toMatchObject({
          actorName: 'support',
          after: { by: 'mobile' },
        });
        expect(JSON.stringify(audit.value)).not.toContain(mobileNum);
      },
    );

    await rule(
      'the card shows standing, tree and money with contacts masked; every look at the rest is logged',
      async () => {
        await people.settle('register', ({ fields }) => {
          fields.payeeName = { ...fields.payeeName, fieldEnabled: true };
          fields.idNumber = { ...fields.idNumber, fieldEnabled: true };
        });
        const { id } = await people.register({ payeeName: 'Ann Canary', idNumber: 'CANARY123' });
        const card = await ops('finance', 'GET', `/ops/members/${id}`);
        expect(card.value).toMatchObject({ team: 1, directDownlines: 0, chain: [] });
        expect(card.value.accounts.map(({ purpose }: { purpose: string }) => purpose)).toContain(
          'cash',
        );
        expect(JSON.stringify(card)).not.toContain('Canary');
        expect(await ops('finance', 'GET', `/ops/members/${id}/personal`)).toMatchObject({
          status: 403,
        });
        const personal = await ops('risk', 'GET', `/ops/members/${id}/personal`);
        expect(personal.value).toMatchObject({
          realName: 'Ann Canary',
          profile: { idNumber: 'CANARY123' },
        });
        const audit = await auditOf(id);
        expect(audit).toMatchObject([{ action: 'members.personal.viewed', actorName: 'risk' }]);
        expect(JSON.stringify(audit)).not.toContain('CANARY');
        expect(await ops('risk', 'GET', '/ops/members/999999')).toMatchObject({ status: 404 });
      },
    );

    await rule(
      'a freeze is felt by the next call, ends no session unless asked, and says why',
      async () => {
        const { id, token } = await people.register();
        const bet = () =>
          people.ask('POST', '/wps/game/bet', {
            token,
            body: {
              requestId: `request-${newName()}`,
              gameCode: 'dice',
              stake: 1,
              choice: { target: 50, side: 'under' },
            },
          });
        expect((await bet()).errorCode).toBe('account.balance.not.enough');
        const frozen = await ops('risk', 'POST', `/ops/members/${id}/freeze`, {
          reason: 'Card 4111 1111 1111 1111 was not his',
        });
        expect(frozen.value.isFrozen).toBe(true);
        expect(await bet()).toMatchObject({ status: 403, errorCode: 'us_forbidden_login_error' });
        const info = await people.ask('GET', '/wps/member/info', { token });
        expect(info.value.isFrozen).toBe(true);
        const change = await people.ask('POST', '/wps/member/info/mobile', {
          token,
          body: { mobileNum: newNumber(), password: PASSWORD },
        });
        expect(change.status).toBe(403);
        expect(await auditOf(id)).toMatchObject([
          {
            action: 'members.frozen',
            before: { isFrozen: false },
            after: { isFrozen: true, freezeReason: 'Card ************1111 was not his' },
          },
        ]);
        expect(
          await ops('support', 'POST', `/ops/members/${id}/unfreeze`, { reason: 'a mistake' }),
        ).toMatchObject({ status: 403 });
        await ops('risk', 'POST', `/ops/members/${id}/unfreeze`, { reason: 'a mistake' });
        expect((await bet()).errorCode).toBe('account.balance.not.enough');
        await ops('risk', 'POST', `/ops/members/${id}/freeze`, {
          reason: 'again',
          endSessions: true,
        });
        expect(await people.ask('GET', '/wps/member/info', { token })).toMatchObject({
          status: 401,
        });
      },
    );

    await rule('a reset password is shown once, signs in, and must be changed', async () => {
      const { id, username, token } = await people.register();
      const reset = await ops('support', 'POST', `/ops/members/${id}/password`, {
        reason: 'forgot it',
      });
      const { oneTimePassword } = reset.value;
      expect(oneTimePassword).toMatch(/^\w{14}$/);
      expect(await people.ask('GET', '/wps/member/info', { token })).toMatchObject({ status: 401 });
      expect(await people.logIn(username)).toMatchObject({ status: 401 });
      expect((await people.logIn(username, oneTimePassword)).value.mustChangePassword).toBe(true);
      const audit = await auditOf(id);
      expect(audit[0]).toMatchObject({ action: 'identity.password.reset', actorName: 'support' });
      expect(JSON.stringify(audit)).not.toContain(oneTimePassword);
    });

    await rule('a second factor is taken off by two people', async () => {
      const { id, username } = await people.register();
      await people.house.db
        .insertInto('authenticators')
        .values({
          member_id: id,
          secret_sealed: people.house.keys.seal('JBSWY3DPEHPK3PXP'),
          confirmed_at: people.house.clock.now(),
          last_step: 0n,
        })
        .execute();
      expect((await people.logIn(username)).errorCode).toBe('login.verification.required');
      const path = `/ops/members/${id}/second-factor`;
      const asked = await ops('admin', 'POST', path, { reason: 'lost the phone' });
      expect(await ops('admin', 'POST', path, { reason: 'lost the phone' })).toMatchObject({
        status: 409,
      });
      const decide = (who: string) =>
        ops(who, 'POST', `/ops/approvals/${asked.value.approvalId}/decide`, {
          decision: 'approve',
        });
      expect(await decide('admin')).toMatchObject({ errorCode: 'approval.same.person' });
      expect(await decide('finance')).toMatchObject({ status: 403 });
      expect((await people.logIn(username)).errorCode).toBe('login.verification.required');
      expect(await decide('risk')).toMatchObject({ success: true });
      expect(await people.logIn(username)).toMatchObject({ success: true });
      expect((await auditOf(id))[0]).toMatchObject({
        action: 'identity.second-factor.reset',
        before: { authenticator: true },
      });
    });

    await rule('sessions and sign-ins are read, and ended, from the desk', async () => {
      const { id, token } = await people.register();
      const sessions = await ops('support', 'GET', `/ops/members/${id}/sessions`);
      expect(sessions.value.list).toHaveLength(1);
      expect(JSON.stringify(sessions.value)).not.toContain(token);
      const logins = await ops('support', 'GET', `/ops/members/${id}/logins`);
      expect(logins.value.list).toMatchObject([{ method: 'registration', result: 'success' }]);
      const ended = await ops('support', 'DELETE', `/ops/members/${id}/sessions`, {});
      expect(ended.value).toEqual({ ended: 1 });
      expect(await people.ask('GET', '/wps/member/info', { token })).toMatchObject({ status: 401 });
    });

    await rule('notes are kept with who wrote them, and no card number stays in them', async () => {
      const { id } = await people.register();
      const note = await ops('support', 'POST', `/ops/members/${id}/notes`, {
        words: 'Called about 5500-0000-0000-0004; order 1234567890123456',
      });
      expect(note.value).toMatchObject({ by: 'support' });
      expect(note.value.words).toBe('Called about ************0004; order 1234567890123456');
      const list = await ops('finance', 'GET', `/ops/members/${id}/notes`);
      expect(list.value.list).toHaveLength(1);
      expect(
        await ops('content', 'POST', `/ops/members/${id}/notes`, { words: 'x' }),
      ).toMatchObject({
        status: 403,
      });
    });

    await rule(
      'the outbox is read by who may, whole numbers only by who may see them',
      async () => {
        const mobileNo = newNumber();
        await people.ask('POST', '/wps/verification/sms/register', { body: { mobileNo } });
        const found = await ops(
          'support',
          'GET',
          `/ops/outbox?to=${encodeURIComponent(`+63${mobileNo}`)}`,
        );
        expect(found.value.list).toMatchObject([
          { channel: 'sms', state: 'kept', to: `+63${mobileNo}` },
        ]);
        expect(found.value.list[0].code).toMatch(/^\d{6}$/);
        expect(await ops('risk', 'GET', '/ops/outbox')).toMatchObject({ status: 403 });
        expect(await ops('support', 'GET', '/ops/outbox?nonsense=1')).toMatchObject({
          status: 400,
        });
      },
    );

    await rule(
      'a new place and a changed password are told to the owner, where they can be reached',
      async () => {
        await people.settle('register', ({ fields }) => {
          fields.email = { ...fields.email, fieldEnabled: true };
        });
        const { token, username } = await people.register();
        const email = `${newName()}@example.org`;
        const asked = { purpose: 10, email };
        await people.ask('POST', '/wps/v2/verification/mail/send', { token, body: asked });
        await people.ask('POST', '/wps/member/info/email', {
          token,
          body: { email, verificationCode: await people.codeFor(email), password: PASSWORD },
        });
        await people.logIn(username, PASSWORD, {}, { address: '8.8.8.8' });
        await people.ask('POST', '/wps/member/password', {
          token,
          body: {
            oldPassword: PASSWORD,
            newPassword: 'Calm-table-8',
            confirmNewPassword: 'Calm-table-8',
          },
        });
        // First the events are heard, then what they asked for is done.
        await people.ask('POST', '/test/clock', { body: { advanceMs: 1000 } });
        await people.ask('POST', '/test/clock', { body: { advanceMs: 1000 } });
        const { value } = await ops(
          'support',
          'GET',
          `/ops/outbox?to=${encodeURIComponent(email)}`,
        );
        const texts = value.list.map(({ text }: { text: string }) => text).join('\n');
        expect(texts).toContain('from a new place (US)');
        expect(texts).toContain('was changed');
      },
    );

    await rule(
      'a member gets everything stored about them, and none of their secrets',
      async () => {
        const { token } = await people.register({ payeeName: 'Ann Canary', idNumber: 'CANARY123' });
        const data = await people.ask('GET', '/wps/member/data', { token });
        const text = JSON.stringify(data.value);
        expect(text).toContain('CANARY123');
        expect(data.value.signIns).toHaveLength(1);
        expect(text).not.toMatch(/argon2|token_hash|sealed/);
      },
    );

    await rule(
      'an erasure is asked for with the password, done by an operator, and leaves what the law wants',
      async () => {
        const { house } = people;
        const { id, username, token } = await people.register({
          payeeName: 'Ann Canary',
          idNumber: 'CANARY123',
          email: `${newName()}@example.org`,
        });
        const erase = (password: string) =>
          people.ask('POST', '/wps/member/data/erase', { token, body: { password } });
        expect(await erase('Wrong-table-7')).toMatchObject({ success: false });
        const asked = await erase(PASSWORD);
        expect(asked.value.dueAt - house.clock.now().getTime()).toBeLessThanOrEqual(
          30 * 86_400_000,
        );
        expect((await erase(PASSWORD)).value.dueAt).toBe(asked.value.dueAt);
        expect(await ops('support', 'GET', '/ops/data-requests')).toMatchObject({ status: 403 });
        const waiting = await ops('admin', 'GET', '/ops/data-requests');
        const { requestId } = waiting.value.list.find(
          ({ member }: { member: { id: number } }) => BigInt(member.id) === id,
        );
        const done = await ops('admin', 'POST', `/ops/data-requests/${requestId}`, {
          decision: 'erase',
          note: 'as asked',
        });
        expect(done, JSON.stringify(done)).toMatchObject({
          success: true,
          value: { state: 'done' },
        });
        expect(await people.logIn(username)).toMatchObject({ status: 401 });
        expect(await people.ask('GET', '/wps/member/info', { token })).toMatchObject({
          status: 401,
        });
        const kept = openPersonal(house, (await findMember(house.db, id))!);
        expect(kept).toMatchObject({ email: null, mobile: null, realName: 'Ann Canary' });
        const before = house.clock.now();
        house.clock.moveTo(new Date(before.getTime() + 5.1 * 365.25 * 86_400_000));
        await runJobNow(house, 'identity.legal-holds');
        house.clock.moveTo(before);
        const gone = openPersonal(house, (await findMember(house.db, id))!);
        expect(gone.realName).toBeNull();
      },
    );
  },
  STORY_MS,
);
