import { operatorsApprovals, vendorsConnectionsOperator } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';

let office: TestOperators;
let [first, second] = ['', ''];

beforeAll(async () => {
  office = await openTestOperators();
  first = await office.logIn('admin');
  second = await office.logIn('admin2');
});

afterAll(() => office.close());

const studio = {
  version: 0,
  kind: 'seamless',
  exponent: 2,
  launchUrl: 'https://studio.example/play',
  profile: { unknownRollback: 'OK', winCloses: false, reversesWins: true },
  apiUrl: null,
  addresses: ['203.0.113.7'],
  maxWin: 1_000,
  isEnabled: true,
};

const save = (change: object) =>
  office.ask('PUT', '/ops/vendors/studio', { token: first, body: { ...studio, ...change } });

const decide = (id: string, token: string) =>
  office.ask('POST', operatorsApprovals.decideApproval.path.replace(':id', id), {
    token,
    body: { decision: 'approve', note: 'seen' },
  });

async function connection() {
  const { value } = await office.ask('GET', vendorsConnectionsOperator.listConnections.path, {
    token: first,
  });
  return value.list.find(({ code }: { code: string }) => code === 'studio');
}

test(
  'a vendor is connected, changed and closed by two people',
  async () => {
    await rule('a new vendor is closed until a second person opens it', async () => {
      const { value } = await save({});
      expect(value.secret).toHaveLength(43);
      expect(value.door).toMatchObject({ isEnabled: false, maxWin: 1_000 });
      expect((await decide(value.approvalId, first)).errorCode).toBe('approval.same.person');
      expect(await decide(value.approvalId, second)).toMatchObject({ success: true });
      expect(await connection()).toMatchObject({ isEnabled: true, maxWin: 1_000 });
    });

    await rule(
      'what a vendor may pay, and from where, waits for a second person; the rest holds at once',
      async () => {
        const { version } = await connection();
        const profile = { ...studio.profile, winCloses: true };
        const asked = await save({ version, profile, maxWin: 900_000, addresses: [] });
        expect(await connection()).toMatchObject({
          profile,
          maxWin: 1_000,
          addresses: ['203.0.113.7'],
        });
        const later = (await connection()).version;
        const twice = await save({ version: later, profile, maxWin: 5 });
        expect(twice).toMatchObject({ success: false, value: null });
        expect(await decide(asked.value.approvalId, second)).toMatchObject({ success: true });
        expect(await connection()).toMatchObject({
          profile,
          maxWin: 900_000,
          addresses: [],
          isEnabled: true,
        });
      },
    );

    await rule(
      'a vendor is closed at once, and what was asked of it before is not done behind it',
      async () => {
        const { version, profile } = await connection();
        const now = { profile, maxWin: 900_000, addresses: [] };
        const asked = await save({ ...now, version, maxWin: 1_000_000 });
        const closed = await save({ ...now, version, isEnabled: false });
        expect(closed.value).toMatchObject({ approvalId: null, door: { isEnabled: false } });
        expect(await decide(asked.value.approvalId, second)).toMatchObject({ success: false });
        expect(await connection()).toMatchObject({ isEnabled: false, maxWin: 900_000 });
      },
    );
  },
  STORY_MS,
);
