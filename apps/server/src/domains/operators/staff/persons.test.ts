import { days } from '@baize/calendar';
import { runOnce } from 'graphile-worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runnerOptions } from '../../../platform/jobs/runner.ts';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { lettersTo } from '../../post/index.ts';

let desk: TestOperators;
let tokens: Record<string, string>;
beforeAll(async () => {
  desk = await openTestOperators();
  const names = ['admin', 'admin2', 'finance', 'finance2', 'risk', 'support'];
  tokens = Object.fromEntries(await Promise.all(names.map(async (n) => [n, await desk.logIn(n)])));
});
afterAll(() => desk.close());

const as = (who: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
  desk.ask(method, url, { token: tokens[who]!, ...(body !== undefined && { body }) });
const idOf = async (username: string) => {
  const { value } = await as('admin2', 'GET', '/ops/operators');
  return value.list.find((one: { username: string }) => one.username === username).id as number;
};
const decide = (who: string, id: string, decision = 'approve') =>
  as(who, 'POST', `/ops/approvals/${id}/decide`, { decision });
/** The link of the newest letter, as only its reader has it. */
const linkTo = async (username: string) => {
  await runOnce(runnerOptions(desk.house));
  const [letter] = await lettersTo(desk.house, `${username}@staff.example`);
  return /setup\?for=[\w-]+#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
};
const setUp = (token: string, password = 'A-password-of-mine') =>
  desk.ask('POST', '/ops/session/setup', { body: { token, password } });
/** Money that takes two people: asked by one account. */
const askMoney = async (who: string) => {
  const { rows } = await desk.house.pool.query(
    `insert into approvals (kind, subject, payload, asked_by, asked_at)
     values ('cashier.four-eyes', 'cashier', '{}', $1, $2) returning id`,
    [await idOf(who), desk.house.clock.now()],
  );
  return String(rows[0].id);
};

test(
  'one person never counts as two, whatever accounts they hold',
  async () => {
    await rule('an administrator alone resets nobody and learns no password', async () => {
      const { value } = await as(
        'admin',
        'POST',
        `/ops/operators/${await idOf('finance')}/password`,
        {},
      );
      expect(value.approvalId).toMatch(/^\d+$/);
      expect(await linkTo('finance')).toBe('');
      expect((await as('finance', 'GET', '/ops/session/me')).status).toBe(200);
      expect(await decide('admin', value.approvalId)).toMatchObject({
        errorCode: 'approval.same.person',
      });
      const typed = { password: 'A-password-I-know' };
      const url = `/ops/operators/${await idOf('finance2')}/password`;
      expect((await as('admin', 'POST', url, typed)).status).toBe(400);
      await decide('admin2', value.approvalId);
    });

    await rule('the letter is for its reader: whoever asked for it cannot open it', async () => {
      const read = async (who: string) => {
        const { value } = await as(who, 'GET', '/ops/outbox');
        return value.list.find(({ to }: { to: string }) => to === 'finance@staff.example').text;
      };
      expect(await linkTo('finance')).not.toBe('');
      expect(await read('admin')).not.toContain('setup');
      expect(await read('support')).not.toContain('setup');
    });

    await rule('two accounts that one person reset do not decide for each other', async () => {
      const url = `/ops/operators/${await idOf('finance2')}/password`;
      const { value } = await as('admin', 'POST', url, {});
      const asked = await askMoney('finance');
      await decide('admin2', value.approvalId);
      for (const name of ['finance', 'finance2']) {
        const link = await linkTo(name);
        expect((await setUp(link)).status).toBe(200);
        expect(await setUp(link)).toMatchObject({ status: 410 });
        tokens[name] = await desk.logIn(name, 'A-password-of-mine');
      }
      expect(await decide('finance2', asked)).toMatchObject({
        status: 409,
        errorCode: 'approval.same.person.reset',
      });
      expect((await decide('admin', asked)).errorCode).toBe('approval.same.person.reset');
      const { value: seen } = await as('finance2', 'GET', '/ops/approvals?state=waiting');
      expect(seen.list[0]).toMatchObject({ isMineToDecide: false, blockedBy: 'reset' });
      const log = await as('admin', 'GET', '/ops/audit?action=operators.approval.refused');
      expect(log.value.list[0].after.reason).toBe('one person');
      expect((await decide('admin2', asked, 'reject')).status).toBe(200);
    });

    await rule('they are two again a week after their owners answered by themselves', async () => {
      desk.house.clock.moveTo(new Date(desk.house.clock.now().getTime() + days(8)));
      for (const name of Object.keys(tokens)) {
        const isReset = name.startsWith('finance');
        tokens[name] = await desk.logIn(name, isReset ? 'A-password-of-mine' : undefined);
      }
      const asked = await askMoney('finance');
      expect((await decide('finance2', asked, 'reject')).status).toBe(200);
    });

    await rule('whoever opened an account is one with it, and it with whom it opened', async () => {
      const open = async (who: string, username: string) => {
        const email = `${username}@staff.example`;
        const body = { username, name: username, email, roles: ['admin'] };
        return (await as(who, 'POST', '/ops/operators', body)).value.approvalId as string;
      };
      await decide('admin2', await open('admin', 'puppet'));
      await setUp(await linkTo('puppet'));
      tokens.puppet = await desk.logIn('puppet', 'A-password-of-mine');
      const second = await open('puppet', 'puppet2');
      expect(await decide('admin', second)).toMatchObject({
        errorCode: 'approval.same.person.reset',
      });
      await decide('admin2', second);
      await setUp(await linkTo('puppet2'));
      tokens.puppet2 = await desk.logIn('puppet2', 'A-password-of-mine');
      const asked = await askMoney('puppet2');
      expect((await decide('admin', asked)).errorCode).toBe('approval.same.person.reset');
      await decide('admin2', asked, 'reject');
    });

    await rule('nobody moves another’s letters to their own address alone', async () => {
      const id = await idOf('risk');
      const { value } = await as('admin', 'GET', '/ops/operators');
      const { version } = value.list.find((one: { id: number }) => one.id === id);
      const body = { version, email: 'mine@staff.example' };
      const asked = await as('admin', 'PUT', `/ops/operators/${id}/email`, body);
      expect(asked.value).toMatchObject({
        operator: { email: 'risk@staff.example' },
        approvalId: expect.any(String),
      });
    });

    await rule('two accounts used in one browser are one person’s', async () => {
      const enter = async (username: string, password: string) => {
        const body = { username, password, device: 'this-very-browser' };
        const { value } = await desk.ask('POST', '/ops/session/login', { body });
        return value.token as string;
      };
      const asked = await askMoney('finance');
      await enter('finance', 'A-password-of-mine');
      const other = await enter('finance2', 'A-password-of-mine');
      expect(
        await desk.ask('POST', `/ops/approvals/${asked}/decide`, {
          token: other,
          body: { decision: 'approve' },
        }),
      ).toMatchObject({ errorCode: 'approval.same.person.device' });
      expect((await decide('finance2', asked)).errorCode).toBe('approval.same.person.device');
    });

    await rule(
      'a lost second factor goes by letter and password, never by one of them',
      async () => {
        const { value } = await as(
          'admin',
          'POST',
          `/ops/operators/${await idOf('support')}/totp/reset`,
          {},
        );
        await decide('admin2', value.approvalId);
        const link = await linkTo('support');
        expect(await setUp(link, 'not-the-password')).toMatchObject({
          errorCode: 'modify.pw.incorrect.pw',
        });
        expect((await setUp(link, 'Baize-demo-1')).value).toEqual({
          username: 'support',
          purpose: 'second-factor',
        });
      },
    );
  },
  STORY_MS,
);
