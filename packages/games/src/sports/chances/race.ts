import type { Score } from '../sports.ts';
import type { Counts } from './counts.ts';
import { certain, type Distribution } from './distribution.ts';

/** One way in which a set or map may end. `turns`: the other side opens the one after it. */
export type PeriodEnd = {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
  readonly turns: boolean;
};

/** A match that is won by whoever first has so many sets or maps. */
export type RaceStart = {
  readonly need: number;
  readonly score: Score;
  /** Games, points or rounds of the periods that are over. */
  readonly inner: Score;
  /** Whether anyone asks for them. */
  readonly tracksInner: boolean;
  /** P(home opens the running period). */
  readonly homeOpens: number;
  /** How a period may end: the running one is 0, those after it 1, 2 … */
  ends(period: number, homeOpens: boolean): readonly PeriodEnd[];
};

export type Race = {
  /** In sets or maps. */
  readonly periods: Counts;
  /** In games, points or rounds of the whole match. */
  readonly inner: Pick<Counts, 'lead' | 'total'>;
  /** P(the match ends so), by `2:1`. */
  readonly scores: ReadonlyMap<string, number>;
  /** P(home opens this period), for those that are sure to be played. */
  readonly opens: readonly number[];
};

type Node = { home: number; away: number; opens: boolean; chance: number; lead: Sums; total: Sums };
/** Chances by value; its sum is the chance of its node. */
type Sums = Map<number, number>;

/** Plays a race to its end in all ways at once, period by period. */
export function raceOf(start: RaceStart): Race {
  const { need, score, inner, tracksInner, homeOpens, ends } = start;
  const over: Node[] = [];
  const opens: number[] = [];
  let open = [true, false]
    .map((isHome) => startNode(score, inner, isHome, isHome ? homeOpens : 1 - homeOpens))
    .filter(({ chance }) => chance > 0);
  for (let period = 0; open.length > 0; period += 1) {
    const now = open.filter(({ home, away }) => home < need && away < need);
    over.push(...open.filter(({ home, away }) => home >= need || away >= need));
    if (over.length === 0) {
      opens.push(now.reduce((sum, { opens: isHome, chance }) => sum + (isHome ? chance : 0), 0));
    }
    const next = new Map<string, Node>();
    for (const node of now) {
      for (const end of ends(period, node.opens)) addEnd(next, node, end, tracksInner);
    }
    open = [...next.values()];
  }
  return { periods: periodCounts(over), inner: innerCounts(over), scores: scoresOf(over), opens };
}

function startNode(score: Score, inner: Score, opens: boolean, chance: number): Node {
  return {
    home: score.home,
    away: score.away,
    opens,
    chance,
    lead: new Map([[inner.home - inner.away, chance]]),
    total: new Map([[inner.home + inner.away, chance]]),
  };
}

function addEnd(next: Map<string, Node>, node: Node, end: PeriodEnd, tracksInner: boolean): void {
  const isHome = end.home > end.away;
  const home = node.home + (isHome ? 1 : 0);
  const away = node.away + (isHome ? 0 : 1);
  const opens = end.turns ? !node.opens : node.opens;
  const key = `${home}:${away}:${opens}`;
  const known = next.get(key) ?? {
    home,
    away,
    opens,
    chance: 0,
    lead: new Map<number, number>(),
    total: new Map<number, number>(),
  };
  known.chance += node.chance * end.chance;
  next.set(key, known);
  if (!tracksInner) return;
  addSums(known.lead, node.lead, end.home - end.away, end.chance);
  addSums(known.total, node.total, end.home + end.away, end.chance);
}

function addSums(to: Sums, from: Sums, shift: number, times: number): void {
  for (const [value, chance] of from) {
    to.set(value + shift, (to.get(value + shift) ?? 0) + chance * times);
  }
}

function periodCounts(over: readonly Node[]): Counts {
  const by = (value: (node: Node) => number) =>
    distributionOf(sumsBy(over.map((node) => [value(node), node.chance])));
  return {
    lead: by(({ home, away }) => home - away),
    total: by(({ home, away }) => home + away),
    home: by(({ home }) => home),
    away: by(({ away }) => away),
  };
}

function innerCounts(over: readonly Node[]): Pick<Counts, 'lead' | 'total'> {
  return {
    lead: distributionOf(sumsBy(over.flatMap(({ lead }) => [...lead]))),
    total: distributionOf(sumsBy(over.flatMap(({ total }) => [...total]))),
  };
}

function scoresOf(over: readonly Node[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { home, away, chance } of over) {
    const score = `${home}:${away}`;
    scores.set(score, (scores.get(score) ?? 0) + chance);
  }
  return scores;
}

function sumsBy(pairs: readonly (readonly [number, number])[]): Sums {
  const sums: Sums = new Map();
  for (const [value, chance] of pairs) sums.set(value, (sums.get(value) ?? 0) + chance);
  return sums;
}

export function distributionOf(sums: ReadonlyMap<number, number>): Distribution {
  if (sums.size === 0) return certain(0);
  const min = Math.min(...sums.keys());
  const p = new Float64Array(Math.max(...sums.keys()) - min + 1);
  for (const [value, chance] of sums) p[value - min]! += chance;
  return { min, p };
}

/** What one period alone counts, from the ways in which it may end. */
export function countsOfEnds(ends: readonly PeriodEnd[]): Counts {
  const by = (value: (end: PeriodEnd) => number) =>
    distributionOf(sumsBy(ends.map((end) => [value(end), end.chance])));
  return {
    lead: by(({ home, away }) => home - away),
    total: by(({ home, away }) => home + away),
    home: by(({ home }) => home),
    away: by(({ away }) => away),
  };
}
