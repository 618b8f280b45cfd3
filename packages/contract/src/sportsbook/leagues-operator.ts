import { z } from 'zod/mini';
import { call, text, whole } from '../call.ts';
import { leagueId, leagueSettings, sport } from './parts.ts';

const names = z.record(z.string().check(z.maxLength(12)), text(80, 1));

export const listLeagues = call({
  method: 'GET',
  path: '/ops/sportsbook/leagues',
  audience: 'operator',
  right: 'sports.read',
  class: 'read',
  summary: 'Every league with its settings, teams and how many matches it has.',
  input: z.object({ sport: z.optional(sport) }),
  value: z.object({
    list: z.array(
      z.object({
        leagueId: z.string(),
        sport,
        name: z.string(),
        names,
        country: z.string(),
        source: z.enum(['virtual', 'operator', 'feed']),
        teams: z.array(z.object({ teamId: z.string(), name: z.string() })),
        settings: leagueSettings,
        version: z.int(),
        live: z.int(),
        upcoming: z.int(),
      }),
    ),
  }),
});

export const createLeague = call({
  method: 'POST',
  path: '/ops/sportsbook/leagues',
  audience: 'operator',
  right: 'sports.edit',
  class: 'write',
  summary: 'A league of operators’ own fixtures.',
  input: z.object({
    leagueId,
    sport,
    names,
    country: text(40),
    teams: z.array(text(60, 1)).check(z.minLength(2), z.maxLength(64)),
  }),
  value: z.object({ leagueId: z.string() }),
});

export const saveLeague = call({
  method: 'PUT',
  path: '/ops/sportsbook/leagues/:leagueId',
  audience: 'operator',
  right: 'sports.edit',
  class: 'write',
  summary: 'Opens or closes a league, and sets its limits, margins and delay.',
  input: z.object({ leagueId, version: whole(0, 1_000_000_000), settings: leagueSettings }),
  value: z.object({ version: z.int() }),
});
