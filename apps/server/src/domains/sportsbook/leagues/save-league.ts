import {
  type sportsbookLeaguesOperator as contract,
  type Output,
  sportsbookParts,
} from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { findLeague, leagueOf, renewLeagues } from './league.ts';
import { type LeagueSettings, renewSettings, settingsOf } from './settings.ts';

/** Limits, margins and delay of a league; they hold from the next bet. */
export async function saveLeague(
  house: House,
  caller: Caller,
  { leagueId, version, settings }: Output<typeof contract.saveLeague.input>,
): Promise<{ version: number }> {
  findLeague(house, leagueId);
  assertOrdered(settings);
  const before = settingsOf(house, leagueId);
  const encode = (content: LeagueSettings) => z.encode(sportsbookParts.leagueSettings, content);
  await begin(house.db, async (tx) => {
    const row = {
      content: JSON.stringify(encode(settings)),
      version: version + 1,
      updated_at: house.clock.now(),
      updated_by: caller.operatorId,
    };
    const written = await tx
      .insertInto('sports_settings')
      .values({ league_id: leagueId, ...row })
      .onConflict((conflict) =>
        conflict
          .column('league_id')
          .doUpdateSet(row)
          .where('sports_settings.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!written || version !== before.version) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'sportsbook.league.changed',
      subject: `league:${leagueId}`,
      before: encode(before.content),
      after: encode(settings),
      address: caller.address,
    });
  });
  await renewSettings(house);
  return { version: version + 1 };
}

function assertOrdered({ minStake, maxStake, maxPayout, maxMember }: LeagueSettings): void {
  const wrong = (field: string) =>
    refuse('INVALID_INPUT', { value: { [field]: ['out_of_bounds'] } });
  if (minStake <= 0n || minStake > maxStake) wrong('minStake');
  if (maxStake > maxPayout) wrong('maxStake');
  if (maxMember <= 0n) wrong('maxMember');
}

/** A league of operators' own fixtures. */
export async function createLeague(
  house: House,
  caller: Caller,
  { leagueId, sport, names, country, teams }: Output<typeof contract.createLeague.input>,
): Promise<{ leagueId: string }> {
  if (leagueOf(house, leagueId)) refuse('CHANGED_MEANWHILE');
  if (!names.EN) refuse('INVALID_INPUT', { value: { names: ['missing'] } });
  const unique = new Set(teams.map((name) => name.trim().toLowerCase()));
  if (unique.size < teams.length) refuse('INVALID_INPUT', { value: { teams: ['twice'] } });
  const rows = teams.map((name, n) => ({
    id: `${leagueId}.${n + 1}`,
    name: name.trim(),
    rating: 1_000,
  }));
  await begin(house.db, async (tx) => {
    const made = await tx
      .insertInto('sports_leagues')
      .values({
        id: leagueId,
        sport,
        names: JSON.stringify(names),
        country,
        teams: JSON.stringify(rows),
        created_at: house.clock.now(),
        feed: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'sportsbook.league.created',
      subject: `league:${leagueId}`,
      before: null,
      after: { sport, names, teams },
      address: caller.address,
    });
  });
  await renewLeagues(house);
  return { leagueId };
}
