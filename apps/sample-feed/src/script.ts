import { type Chance, chanceOf, pick } from './chance.ts';

type Side = 'HOME' | 'AWAY';
type Score = { home: number; away: number };

/** A message before it has its number; `atMs` says when it is told, from the first one on. */
export type Telling = { atMs: number; body: Record<string, unknown> & { id: string } };

const HALF_SECONDS = 180;
const BREAK_SECONDS = 20;
const BEFORE_SECONDS = 60;
const [HALF_MS, BREAK_MS, BEFORE_MS] = [HALF_SECONDS, BREAK_SECONDS, BEFORE_SECONDS].map(
  (seconds) => seconds * 1_000,
) as [number, number, number];
/** Seconds on the clock of the game to each of ours. */
const CLOCK_RATE = 15;
const HALF_CLOCK = 2_700;
const MATCH_CLOCK = 2 * HALF_CLOCK;

const TOWNS = ['Alder Bay', 'Birchmoor', 'Clayton Vale', 'Dunwater', 'Elmsworth', 'Farrow Hill'];

type Play = { kind: 'GOAL' | 'CORNER' | 'YELLOW_CARD'; side: Side; half: 0 | 1; ms: number };

type Match = { name: string; startsAt: number };
type Body = Telling['body'];

/** A match whole, in the order in which it is true. `isCorrected`: with mistakes that are made good. */
export function tellMatch(
  name: string,
  { seed, at, isCorrected }: { seed: string; at: number; isCorrected: boolean },
): Telling[] {
  const chance = chanceOf(seed);
  const match = { name, startsAt: at + BEFORE_MS };
  const fixture = { atMs: 0, body: bodyOf(match, 'fixture', fixtureOf(match, chance)) };
  const plays = playsOf(chance);
  const course = [0, 1].flatMap((half) => tellHalf(match, plays, half));
  const result = { periods: [scoreOf(plays, 0), scoreOf(plays, 1)] };
  const end = {
    atMs: BEFORE_MS + 2 * HALF_MS + BREAK_MS,
    body: bodyOf(match, 'result', { kind: 'result', result }),
  };
  const told = [fixture, ...course, end];
  return isCorrected ? told.flatMap(withMistakes) : told;
}

const bodyOf = ({ name }: Match, id: string, body: object): Body => ({
  id: `${name}-${id}`,
  match: name,
  ...body,
});

function fixtureOf({ startsAt }: Match, chance: Chance) {
  const first = Math.floor(chance() * TOWNS.length);
  const other = (first + 1 + Math.floor(chance() * (TOWNS.length - 1))) % TOWNS.length;
  const [home, away] = [first, other].map((n) => ({ id: `t${n + 1}`, name: TOWNS[n]! }));
  const league = { id: 'lakes', name: 'Lakes League', country: '' };
  const ratings = { home: 1_000, away: 960 + Math.floor(chance() * 80) };
  return { kind: 'fixture', sport: 'FOOTBALL', league, home, away, ratings, startsAt };
}

function tellHalf(match: Match, plays: readonly Play[], half: number): Telling[] {
  const from = half * (HALF_MS + BREAK_MS);
  const event = (ms: number, id: string, body: object): Telling => ({
    atMs: BEFORE_MS + from + ms,
    body: bodyOf(match, id, {
      kind: 'event',
      event: id,
      at: match.startsAt + from + ms,
      clock: Math.min(half * HALF_CLOCK + Math.floor((ms / 1_000) * CLOCK_RATE), MATCH_CLOCK),
      ...body,
    }),
  });
  return [
    event(0, `start${half}`, { type: half === 0 ? 'START' : 'PERIOD_START' }),
    ...plays.flatMap((play, n) =>
      play.half === half ? [event(play.ms, `p${n}`, { type: play.kind, side: play.side })] : [],
    ),
    event(HALF_MS, `end${half}`, { type: 'PERIOD_END' }),
  ];
}

/** Every third thing is first told of the other side, every fourth has a goal beside it that was none. */
function withMistakes({ atMs, body }: Telling, n: number): Telling[] {
  const first = (more: object): Telling => ({
    atMs,
    body: { ...body, id: `${body.id}-first`, ...more },
  });
  if (body.kind === 'result') return [first({ result: { periods: WRONG } }), { atMs, body }];
  if (body.side === undefined) return [{ atMs, body }];
  const mistaken = first({ side: body.side === 'HOME' ? 'AWAY' : 'HOME' });
  const none = `${body.event}-none`;
  const goal = { ...body, id: `${body.id}-none`, event: none, type: 'GOAL', side: 'AWAY' };
  const back = { id: `${body.id}-back`, match: body.match, kind: 'retraction', event: none };
  return [
    ...(n % 3 === 0 ? [mistaken] : []),
    { atMs, body },
    ...(n % 4 === 1 ? [goal, back].map((one) => ({ atMs, body: one })) : []),
  ];
}

const WRONG = [
  { home: 9, away: 0 },
  { home: 0, away: 0 },
];

const KINDS = ['GOAL', 'CORNER', 'CORNER', 'CORNER', 'YELLOW_CARD', 'GOAL'] as const;

function playsOf(chance: Chance): Play[] {
  const count = 6 + Math.floor(chance() * 8);
  const plays = Array.from({ length: count }, (): Play => {
    const side = chance() < 0.55 ? 'HOME' : 'AWAY';
    const half = chance() < 0.5 ? 0 : 1;
    return {
      kind: pick(chance, KINDS),
      side,
      half,
      ms: Math.floor((1 + chance() * (HALF_SECONDS - 10)) * 1_000),
    };
  });
  return plays.sort((a, b) => a.half - b.half || a.ms - b.ms);
}

function scoreOf(plays: readonly Play[], half: number): Score {
  const goals = plays.filter((play) => play.kind === 'GOAL' && play.half === half);
  const of = (side: Side) => goals.filter((play) => play.side === side).length;
  return { home: of('HOME'), away: of('AWAY') };
}
