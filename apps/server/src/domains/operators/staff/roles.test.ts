import { afterAll, beforeAll, expect, test } from 'vitest';
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

const find = async (username: string) => {
  const { value } = await desk.ask('GET', '/ops/operators', { token: admin });
  return value.list.find((operator: { username: string }) => operator.username === username);
};
const setRoles = async (token: string, username: string, roles: string[]) => {
  const { id, version } = await find(username);
  return desk.ask('PUT', `/ops/operators/${id}/roles`, { token, body: { version, roles } });
};
const decide = (token: string, id: string, decision: string) =>
  desk.ask('POST', `/ops/approvals/${id}/decide`, { token, body: { decision } });

test(
  'roles are given and taken by two people',
  async () => {
    await rule('a role is given by two administrators, and not by one', async () => {
      const asked = await setRoles(admin, 'support', ['support', 'content']);
      const id = asked.value.approvalId;
      expect(asked.value.operator.roles).toEqual(['support']);
      expect(await decide(admin, id, 'approve')).toMatchObject({
        status: 409,
        errorCode: 'approval.same.person',
      });
      expect((await find('support')).roles).toEqual(['support']);
      expect((await decide(admin2, id, 'approve')).value).toMatchObject({ state: 'approved' });
      expect((await find('support')).roles).toEqual(['support', 'content']);
    });

    await rule('a role is taken away at once, and the sessions with it', async () => {
      const token = await desk.logIn('support');
      const taken = await setRoles(admin, 'support', ['support']);
      expect(taken.value).toMatchObject({ approvalId: null, operator: { roles: ['support'] } });
      expect((await desk.ask('GET', '/ops/session/me', { token })).status).toBe(401);
    });

    await rule('what is decided is decided: not again, and by one of two at once', async () => {
      const { value } = await setRoles(admin, 'finance', ['finance', 'content']);
      const decisions = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          decide(admin2, value.approvalId, index % 2 ? 'approve' : 'reject'),
        ),
      );
      expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
      const late = await decide(admin2, value.approvalId, 'approve');
      expect(late).toMatchObject({ status: 409, errorCode: 'approval.decided' });
    });

    await rule('a waiting approval cannot be edited, not even in the database', async () => {
      const { value } = await setRoles(admin, 'risk', ['risk', 'support']);
      const edit = desk.house.pool.query('update approvals set payload = $1 where id = $2', [
        '{"operatorId":5,"to":["admin"],"version":1}',
        value.approvalId,
      ]);
      await expect(edit).rejects.toThrow('cannot be edited');
      const alone = desk.house.pool.query(
        "update approvals set state = 'approved', decided_by = asked_by where id = $1",
        [value.approvalId],
      );
      await expect(alone).rejects.toThrow('two_people');
      expect((await decide(admin2, value.approvalId, 'reject')).value.state).toBe('rejected');
    });

    await rule('the one who asked may take it back', async () => {
      const { value } = await setRoles(admin, 'finance2', ['finance', 'risk']);
      const url = `/ops/approvals/${value.approvalId}/withdraw`;
      expect((await desk.ask('POST', url, { token: admin2, body: {} })).status).toBe(403);
      expect((await desk.ask('POST', url, { token: admin, body: {} })).value.state).toBe(
        'withdrawn',
      );
    });

    await rule('an approval for an operator who changed meanwhile applies nothing', async () => {
      const { value } = await setRoles(admin, 'finance2', ['finance', 'risk']);
      const { id } = await find('finance2');
      const body = { isDisabled: true };
      await desk.ask('PUT', `/ops/operators/${id}/disabled`, { token: admin, body });
      expect(await decide(admin2, value.approvalId, 'approve')).toMatchObject({
        status: 409,
        errorCode: 'changed.meanwhile',
      });
      expect((await find('finance2')).roles).toEqual(['finance']);
    });

    await rule('deciding needs the right of the matter, besides the right to decide', async () => {
      const { value } = await setRoles(admin, 'content', ['content', 'support']);
      const risk = await desk.logIn('risk');
      expect((await decide(risk, value.approvalId, 'approve')).status).toBe(403);
      const shown = await desk.ask('GET', '/ops/approvals?state=waiting', { token: risk });
      expect(shown.value.list[0]).toMatchObject({
        isMineToDecide: false,
        askedBy: { username: 'admin' },
      });
    });

    await rule('a new operator is opened by two people, and by nobody alone', async () => {
      const body = {
        username: 'newbie',
        name: 'New',
        roles: ['content'],
        email: 'n@staff.example',
      };
      const made = await desk.ask('POST', '/ops/operators', { token: admin, body });
      expect(made.value).toMatchObject({ operator: null, approvalId: expect.any(String) });
      expect(await find('newbie')).toBeUndefined();
      await decide(admin2, made.value.approvalId, 'approve');
      expect(await find('newbie')).toMatchObject({ roles: ['content'], needsPasswordChange: true });
      const again = await desk.ask('POST', '/ops/operators', { token: admin, body });
      expect(again).toMatchObject({ status: 409, errorCode: 'exists.username.err' });
    });

    await rule('a field that nobody knows is refused', async () => {
      const body = {
        username: 'other',
        name: 'O',
        roles: [],
        email: 'o@staff.example',
        isAdmin: true,
      };
      expect((await desk.ask('POST', '/ops/operators', { token: admin, body })).status).toBe(400);
    });

    await rule(
      'two administrators cannot remove each other: the last one stays, and gives roles alone only after a week',
      async () => {
        const [{ id: one }, { id: two }] = [await find('admin'), await find('admin2')];
        const disable = (token: string, id: number) =>
          desk.ask('PUT', `/ops/operators/${id}/disabled`, { token, body: { isDisabled: true } });
        const both = await Promise.all([disable(admin, two), disable(admin2, one)]);
        const { rows } = await desk.house.pool.query(
          "select username from operators where 'admin' = any(roles) and not is_disabled",
        );
        expect(rows).toHaveLength(1);
        expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
        const token = rows[0].username === 'admin' ? admin : admin2;
        const left = rows[0].username === 'admin' ? two : one;
        // Whoever was disabled can look nothing up any more.
        admin = token;
        expect(await setRoles(token, 'content', ['content', 'support'])).toMatchObject({
          status: 409,
          errorCode: 'approval.same.person',
        });
        const { version } = await find(rows[0].username);
        const self = rows[0].username === 'admin' ? one : two;
        const stepDown = await desk.ask('PUT', `/ops/operators/${self}/roles`, {
          token,
          body: { version, roles: [] },
        });
        expect(stepDown).toMatchObject({ status: 409, errorCode: 'operators.last.admin' });
        desk.house.clock.moveTo(new Date(desk.house.clock.now().getTime() + 8 * 86_400_000));
        const { username } = rows[0];
        const later = await desk.logIn(username);
        admin = later;
        expect(
          (await setRoles(later, 'content', ['content', 'support'])).value.approvalId,
        ).toBeNull();
        expect(left).not.toBe(self);
      },
    );
  },
  STORY_MS,
);
