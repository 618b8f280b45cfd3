import { randomUUID } from 'node:crypto';
import {
  cashierDeposits,
  operatorsApprovals,
  protectionExclusionsOperator,
  protectionIdentityCheckOperator,
  protectionMarkersOperator,
  protectionOverviewOperator,
  protectionSettingsOperator,
} from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../platform/database.ts';
import { drainEvents } from '../../platform/events/drain.ts';
import { runJobNow } from '../../platform/jobs/clock.ts';
import { bank, type CashierTest, openCashierTest } from '../../testing/cashier.ts';
import { newName } from '../../testing/people.ts';
import { cashOf } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { openChannel } from '../cashier/index.ts';
import { createMember, editProfile, MEMBER, type NewMember } from '../members/index.ts';
import { excludeMember } from './exclusions/exclusions.ts';
import { whyTooYoung } from './identity-check/age.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
  for (const n of [1, 2, 3, 4, 5]) {
    const method = ['MT', 'PG', 'QR', 'MT', 'PG'][n - 1]!;
    await openChannel(at.house, { ...bank, code: `way${n}`, method, gateway: null });
  }
});
afterAll(() => at.close());

const own = (token: string, path: string, body: object = {}) =>
  at.ask('POST', `/wps/protection${path}`, { token, body });
const file = (who: string, memberId: bigint) =>
  at.ops(
    who,
    'GET',
    protectionOverviewOperator.memberFile.path.replace(':memberId', String(memberId)),
  );
const bet = async (token: string, choice = { target: 50, side: 'under' }) => {
  const body = { requestId: randomUUID(), gameCode: 'dice', stake: 1, choice };
  const answer = await at.ask('POST', '/wps/game/bet', { token, body });
  return answer.errorCode ?? answer.status;
};

async function open(person: Partial<NewMember>): Promise<bigint> {
  const member = await begin(at.house.db, (tx) =>
    createMember(at.house, tx, {
      username: newName(),
      type: MEMBER,
      upline: null,
      language: 'EN',
      ...person,
    }),
  );
  return member.id;
}

test(
  'what operators see and decide about protection',
  async () => {
    await rule('nobody of the house can shorten an exclusion, only make it longer', async () => {
      const { token, id } = await at.payee();
      await own(token, '/exclusion', { term: 'indefinite' });
      const path = protectionExclusionsOperator.excludeMember.path.replace(':memberId', String(id));
      const before = (await file('risk', id)).value.state.bar.returnFrom;
      const longer = { term: 'months', months: 6, reason: 'asked by letter' };
      expect((await at.ops('risk', 'POST', path, longer)).success).toBe(true);
      expect((await file('risk', id)).value.state.bar.returnFrom).toBeGreaterThan(before);
      await own(token, '/exclusion', { term: 'permanent' });
      expect((await at.ops('risk', 'POST', path, longer)).errorCode).toBe('protection.bar.stands');
      expect((await at.ops('support', 'POST', path, longer)).status).toBe(403);
    });

    await rule(
      'the same person is known again on another account, and the desk is told',
      async () => {
        const excluded = await at.payee({ account: '5550001111' });
        await own(excluded.token, '/exclusion', { term: 'months', months: 6 });
        const twin = await at.payee({ account: '5550001111' });
        await at.fund(twin.id, '10').catch(() => undefined);
        expect(await bet(twin.token)).toBe('protection.excluded');
        await runJobNow(at.house, 'protection.persons');
        const { list } = (
          await at.ops('risk', 'GET', protectionExclusionsOperator.listMatches.path)
        ).value;
        expect(list).toMatchObject([
          { memberId: Number(twin.id), excludedId: Number(excluded.id) },
        ]);
        expect(list[0].kinds).toEqual(['bank']);
        const path = protectionExclusionsOperator.decideMatch.path.replace(
          ':matchId',
          list[0].matchId,
        );
        await at.ops('risk', 'POST', path, { isSame: false, note: 'a brother' });
        expect(await bet(twin.token)).not.toBe('protection.excluded');
      },
    );

    await rule('a newcomer is known by name and birth, by ID number and by telephone', async () => {
      const person = { realName: 'Zoë Quist', birthday: '1990-02-03', mobile: '+639170000001' };
      const profile = { idNumber: 'AB 12-34' };
      const first = await open({ ...person, profile });
      const caller = { kind: 'member', operatorId: 0n, memberId: first, address: '' } as const;
      await excludeMember(at.house, caller, { memberId: first, term: 'months', months: 6 });
      const alike = [
        await open({ realName: 'zoe  QUIST', birthday: '1990-02-03' }),
        await open({ profile: { idNumber: 'ab12-34' } }),
        await open({ mobile: '+639170000001' }),
      ];
      const others = [
        await open({ realName: 'Zoë Quist', birthday: '1991-02-03' }),
        await open({ mobile: '+639170000002' }),
      ];
      await drainEvents(at.house);
      for (const id of alike) {
        expect((await file('risk', id)).value.state.bar).toMatchObject({ kind: 'same-person' });
      }
      for (const id of others) expect((await file('risk', id)).value.state.bar).toBeNull();
    });

    await rule('whoever says later who they are is known again as well', async () => {
      const person = { realName: "Anne-Marie O'Neil", birthday: '1984-06-07' };
      const first = await open(person);
      const caller = { kind: 'member', operatorId: 0n, memberId: first, address: '' } as const;
      await excludeMember(at.house, caller, { memberId: first, term: 'permanent', months: 6 });
      const { token, id } = await at.payee();
      await at.house.db
        .updateTable('members')
        .set({ real_name_sealed: null, real_name_lookup: null })
        .where('id', '=', id)
        .execute();
      await at.fund(id, '10');
      expect(await bet(token)).toBe(200);
      await editProfile(at.house, id, { payeeName: 'ОNeil Anne Marie', birthday: '1984-06-07' });
      await drainEvents(at.house);
      expect(await bet(token)).toBe('protection.excluded');
    });

    await rule(
      'signs of harm open one case, graded, that somebody closes with an outcome',
      async () => {
        const { token, id } = await at.payee();
        for (const n of [1, 2, 3, 4, 5]) {
          const body = { requestId: randomUUID(), amount: 20, vendorId: `way${n}` };
          await at.ask('POST', cashierDeposits.postDeposit.path, { token, body });
        }
        for (const amount of [10, 20, 30, 40]) {
          await own(token, '/limit', { kind: 'wager', period: 'day', amount });
        }
        await runJobNow(at.house, 'protection.harm-markers');
        await runJobNow(at.house, 'protection.harm-markers');
        const path = `${protectionMarkersOperator.listCases.path}?memberId=${id}`;
        const { list } = (await at.ops('risk', 'GET', path)).value;
        expect(list).toHaveLength(1);
        expect(Object.keys(list[0].markers)).toContain('limitChanges');
        const decide = protectionMarkersOperator.decideCase.path.replace(':caseId', list[0].caseId);
        const outcome = { outcome: 'CALL', note: 'spoke with them' };
        expect((await at.ops('risk', 'POST', decide, outcome)).success).toBe(true);
        expect((await at.ops('risk', 'POST', decide, outcome)).errorCode).toBe('approval.decided');
        await runJobNow(at.house, 'protection.harm-markers');
        expect((await at.ops('risk', 'GET', path)).value.totalCount).toBe(0);
      },
    );

    await rule(
      'what someone too young lost is given back by two people, and the account is closed',
      async () => {
        const { token, id } = await at.payee();
        await at.give(id, '50');
        const before = await cashOf(at.house, id);
        // A bet that hardly ever wins; should it, the rest of them have not lost as much.
        for (const _ of [1, 2, 3]) expect(await bet(token, { target: 2, side: 'under' })).toBe(200);
        const lost = before - (await cashOf(at.house, id));
        const path = protectionExclusionsOperator.askStakesBack.path.replace(
          ':memberId',
          String(id),
        );
        const asked = await at.ops('risk', 'POST', path, { reason: 'born 2012' });
        expect(asked.value.amount).toBe(Number(lost > 0n ? lost : 0n) / 10_000);
        const decide = operatorsApprovals.decideApproval.path.replace(
          ':id',
          asked.value.approvalId,
        );
        const yes = { decision: 'approve', note: 'seen' };
        expect((await at.ops('risk', 'POST', decide, yes)).success).toBe(false);
        expect((await at.ops('admin', 'POST', decide, yes)).success).toBe(true);
        if (lost > 0n) expect(await cashOf(at.house, id)).toBe(before);
        expect(await bet(token)).toBe('protection.excluded');
      },
    );

    await rule(
      'in a strict market nobody bets before the house has checked who they are',
      async () => {
        const { token, id } = await at.payee();
        await at.give(id, '50');
        await at.settle('brand', (brand) => {
          brand.marketProfile = 'strict';
        });
        expect(await bet(token)).toBe('protection.identity.needed');
        expect((await own(token, '/identity')).errorCode).toBe('protection.identity.incomplete');
        const path = protectionIdentityCheckOperator.decideIdentity.path.replace(
          ':memberId',
          String(id),
        );
        await at.ops('risk', 'POST', path, { isVerified: true, note: 'passport seen' });
        expect(await bet(token)).toBe(200);
        await at.settle('brand', (brand) => {
          brand.marketProfile = 'standard';
        });
      },
    );

    await rule(
      'who is eighteen tomorrow does not play today, and 29 February counts as 1 March',
      async () => {
        at.house.clock.moveTo(new Date('2027-02-28T12:00:00Z'));
        await at.enterDesk();
        const [today, tomorrow, leap] = [
          await open({ birthday: '2009-02-28' }),
          await open({ birthday: '2009-03-01' }),
          await open({ birthday: '2008-02-29' }),
        ];
        const {
          minimumAge: _age,
          marketProfile: _profile,
          ...rules
        } = (await at.ops('admin', 'GET', protectionSettingsOperator.readSettings.path)).value;
        expect(await whyTooYoung(at.house, at.house.db, today)).toBeUndefined();
        expect(await whyTooYoung(at.house, at.house.db, tomorrow)).toBe('TOO_YOUNG');
        const older = { ...rules, minimumAge: 19, reason: 'a new market' };
        const saved = await at.ops(
          'admin',
          'PUT',
          protectionSettingsOperator.saveSettings.path,
          older,
        );
        expect(saved.success).toBe(true);
        expect(await whyTooYoung(at.house, at.house.db, leap)).toBe('TOO_YOUNG');
        at.house.clock.moveTo(new Date('2027-02-28T16:01:00Z'));
        expect(await whyTooYoung(at.house, at.house.db, leap)).toBeUndefined();
      },
    );
  },
  STORY_MS,
);
