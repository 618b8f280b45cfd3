import { z } from 'zod/mini';
import { call, instant, instantInput } from '../call.ts';
import { drawDay, gameCode, reason } from './parts.ts';

export const showCalendar = call({
  method: 'GET',
  path: '/ops/lottery/games/:gameCode/calendar',
  audience: 'operator',
  right: 'lottery.read',
  class: 'read',
  summary: 'The coming draws of a lottery by the calendar, and the days that were changed.',
  input: z.object({ gameCode }),
  value: z.object({
    /** When it draws as a rule, and the minutes of its zone; null for one that draws all day. */
    at: z.nullable(z.string()),
    offsetMinutes: z.int(),
    reachesTo: z.nullable(instant),
    draws: z.array(
      z.object({
        number: z.string(),
        day: z.string(),
        closesAt: instant,
        drawsAt: instant,
        isChanged: z.boolean(),
      }),
    ),
    changes: z.array(
      z.object({
        day: z.string(),
        drawsAt: z.nullable(instant),
        reason: z.string(),
        decidedAt: instant,
      }),
    ),
  }),
});

export const askDay = call({
  method: 'POST',
  path: '/ops/lottery/games/:gameCode/calendar',
  audience: 'operator',
  right: 'lottery.results',
  class: 'write',
  summary:
    'Asks a second person to hold the draw of a day at another time, or not at all: then its stakes go back.',
  input: z.object({
    gameCode,
    day: drawDay,
    /** Left out: no draw. */
    drawsAt: z.optional(instantInput),
    reason,
  }),
  value: z.object({ approvalId: z.string() }),
});
