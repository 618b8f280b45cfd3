import { operatorsEmergencies } from '@baize/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/operators.ts';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';
import { HOUR, MINUTE } from '../../../testing/people.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { verifyAudit } from '../index.ts';

let desk: TestOperators;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  desk = await openTestOperators();
  await enter();
});
afterAll(() => desk.close());

const enter = async () => {
  for (const name of ['admin', 'admin2', 'risk', 'support', 'finance', 'content']) {
    tokens[name] = await desk.logIn(name);
  }
};
const advance = (ms: number) =>
  desk.house.clock.moveTo(new Date(desk.house.clock.now().getTime() + ms));
const ops = (who: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  desk.ask(method, url, { token: tokens[who]!, ...(body && { body }) });

const DECISION = { decision: 'approve' };
const idOf = async (username: string) => {
  const { value } = await ops('admin', 'GET', '/ops/operators');
  const found = value.list.find((one: { username: string }) => one.username === username);
  return BigInt(found.id);
};

const PATH = operatorsEmergencies.takeEmergency.path;
const REASON = 'The admin on duty cannot be reached';
const take = (who: string, more: object = {}) =>
  ops(who, 'POST', PATH, {
    rights: ['audit.read'],
    minutes: 15,
    reason: REASON,
    password: DEMO_PASSWORD,
    ...more,
  });
const review = (who: string, id: string, judgement = 'justified') =>
  ops(who, 'POST', `${PATH}/${id}/review`, { judgement, note: 'I read every entry' });
const mayReadLog = async (token: string) =>
  (await desk.ask('GET', '/ops/audit', { token })).status === 200;

test(
  'a right is taken in an emergency, seen by all, marked in the log, and judged by another',
  async () => {
    let first = '';
    await rule(
      'it takes a right to do so, the password, a reason, and at most an hour',
      async () => {
        expect((await take('content')).status).toBe(403);
        expect(await take('support', { password: 'wrong-password' })).toMatchObject({
          errorCode: 'modify.pw.incorrect.pw',
        });
        for (const more of [
          { minutes: 61 },
          { reason: 'short' },
          { rights: [] },
          { rights: ['operators.edit'] },
          { rights: ['approvals.decide'] },
          { rights: ['emergency.review'] },
          { rights: ['members.read'] },
        ]) {
          expect((await take('support', more)).status, JSON.stringify(more)).toBe(400);
        }
        expect(await mayReadLog(tokens.support!)).toBe(false);
      },
    );

    await rule('it counts in this session only, until its time is over', async () => {
      const other = await desk.logIn('support');
      const taken = await take('support', { rights: ['audit.read', 'members.read'] });
      expect(taken.value).toMatchObject({ rights: ['audit.read'], isRunning: true, entries: 1 });
      first = taken.value.id;
      expect(await mayReadLog(tokens.support!)).toBe(true);
      expect(await mayReadLog(other)).toBe(false);
      const me = await ops('support', 'GET', '/ops/session/me');
      expect(me.value.rights).toContain('audit.read');
      expect((await take('support', { rights: ['ledger.read'] })).errorCode).toBe(
        'operators.emergency.open',
      );
      advance(14 * MINUTE);
      expect(await mayReadLog(tokens.support!)).toBe(true);
      advance(MINUTE);
      expect(await mayReadLog(tokens.support!)).toBe(false);
    });

    await rule('everyone at the console is told while it runs', async () => {
      const { value } = await take('support', { rights: ['ledger.read'] });
      const seen = await ops('content', 'GET', `${PATH}/now`);
      expect(seen.value).toMatchObject({
        own: null,
        running: [{ operator: { username: 'support' }, rights: ['ledger.read'], reason: REASON }],
        unreviewed: 1,
      });
      const events = await desk.house.pool.query(
        "select payload->>'step' as step from events where name = 'operator.emergency' order by id",
      );
      expect(events.rows.map(({ step }) => step)).toEqual(['taken', 'ended', 'taken']);
      expect((await ops('content', 'POST', `${PATH}/${value.id}/end`, {})).status).toBe(403);
      expect((await ops('risk', 'POST', `${PATH}/${value.id}/end`, {})).status).toBe(200);
      expect((await ops('support', 'GET', '/ops/ledger/reconciliations')).status).toBe(403);
      expect((await review('risk', value.id)).status).toBe(200);
    });

    await rule('whatever is done meanwhile is marked, and the chain holds the mark', async () => {
      const taken = await take('finance', { rights: ['operators.read'] });
      const { id } = taken.value;
      type Entry = { id: string; action: string; emergencyId: string | null };
      const log = async (query: string): Promise<Entry[]> =>
        (await ops('admin', 'GET', `/ops/audit?${query}`)).value.list;
      const marked = async () => (await log(`emergency=${id}`)).map(({ action }) => action);
      await ops('finance', 'GET', '/ops/audit');
      // A refusal is written after it was answered.
      await expect.poll(marked).toEqual(['operators.refused', 'operators.emergency.taken']);
      expect((await ops('finance', 'POST', `${PATH}/${id}/end`, {})).status).toBe(200);
      await ops('finance', 'GET', '/ops/audit');
      expect(await marked()).toEqual([
        'operators.emergency.ended',
        'operators.refused',
        'operators.emergency.taken',
      ]);
      const refused = 'actor=finance&action=operators.refused';
      await expect
        .poll(async () => (await log(refused)).map(({ emergencyId }) => emergencyId))
        .toEqual([null, id]);
      expect((await verifyAudit(desk.house)).firstBad).toBeUndefined();
      const owner = new pg.Client({ connectionString: desk.migrateUrl });
      await owner.connect();
      const mark = (to: string | null) =>
        owner.query('update audit_entries set emergency_id = $1 where id = $2', [to, last.id]);
      const last = (await log(`emergency=${id}`))[0]!;
      await mark(null);
      expect((await verifyAudit(desk.house)).firstBad?.id).toBe(BigInt(last.id));
      await mark(id);
      await owner.end();
      expect((await verifyAudit(desk.house)).firstBad).toBeUndefined();
      expect((await review('admin', id)).status).toBe(200);
    });

    await rule('another judges it once it is over, never the one who took it', async () => {
      const { value } = await take('risk', { rights: ['operators.read'] });
      expect((await review('risk', value.id)).errorCode).toBe('approval.same.person');
      expect((await review('admin', value.id)).errorCode).toBe('operators.emergency.running');
      await ops('risk', 'POST', `${PATH}/${value.id}/end`, {});
      expect((await review('risk', value.id)).errorCode).toBe('approval.same.person');
      const work = await ops('admin', 'GET', '/ops/work?kind=emergency-review');
      expect(work.value.list).toContainEqual(
        expect.objectContaining({ id: value.id, name: 'risk' }),
      );
      const judged = await review('admin', value.id, 'unjustified');
      expect(judged.value).toMatchObject({
        judgement: 'unjustified',
        reviewedBy: { username: 'admin' },
      });
      expect((await review('admin2', value.id)).errorCode).toBe('approval.decided');
      const own = await ops('risk', 'GET', `${PATH}?which=reviewed`);
      expect(own.value.list.map(({ id }: { id: string }) => id)).toContain(value.id);
      const others = await ops('content', 'GET', PATH);
      expect(others.value.list).toEqual([]);
    });

    await rule('it makes nobody the second person', async () => {
      const { id } = await desk.house.db
        .insertInto('approvals')
        .values({
          kind: 'cashier.adjustment',
          subject: 'member:1',
          payload: '{}',
          asked_by: await idOf('admin'),
          asked_at: desk.house.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const decide = () => ops('risk', 'POST', `/ops/approvals/${id}/decide`, DECISION);
      expect((await decide()).errorCode).toBe('not.allowed');
      expect((await take('risk', { rights: ['cashier.adjust'] })).status).toBe(200);
      expect((await decide()).errorCode).toBe('operators.emergency.not.enough');
      const { value } = await ops('risk', 'GET', '/ops/approvals?state=waiting');
      expect(value.list[0]).toMatchObject({ id: String(id), blockedBy: 'right' });
    });

    await rule(
      'one that was not judged in time bars the next, and ends with its session',
      async () => {
        advance(24 * HOUR);
        await enter();
        expect((await take('support')).errorCode).toBe('operators.emergency.unreviewed');
        expect((await review('admin2', first)).status).toBe(200);
        const taken = await take('support');
        expect(taken.status).toBe(200);
        await ops('support', 'POST', '/ops/session/logout', {});
        tokens.support = await desk.logIn('support');
        expect(await mayReadLog(tokens.support)).toBe(false);
        expect((await take('support')).status).toBe(200);
      },
    );
  },
  STORY_MS,
);
