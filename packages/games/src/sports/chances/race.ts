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

type Node = {
  home: number;
  away: number;
  opens: boolean;
  chance: number;
  /** Of games, points or rounds; their sums are the chance of the node. */
  lead: Distribution;
  total: Distribution;
};

/** Ends of a period after which the match stands alike: who won it, and who opens the next. */
type Ends = {
  isHome: boolean;
  turns: boolean;
  chance: number;
  lead: Distribution;
  total: Distribution;
};

/** Plays a race to its end in all ways at once, period by period. */
export function raceOf(start: RaceStart): Race {
  const { need, score, inner, tracksInner, homeOpens, ends } = start;
  const over: Node[] = [];
  const opens: number[] = [];
  const joined = new Map<readonly PeriodEnd[], Ends[]>();
  const endsOf = (period: number, isHome: boolean): Ends[] => {
    const all = ends(period, isHome);
    const made = joined.get(all) ?? joinEnds(all);
    joined.set(all, made);
    return made;
  };
  let open = [true, false]
    .map((isHome) => startNode(score, inner, isHome, isHome ? homeOpens : 1 - homeOpens))
    .filter(({ chance }) => chance > 0);
  for (let period = 0; open.length > 0; period += 1) {
    const now = open.filter(({ home, away }) => home < need && away < need);
    over.push(...open.filter(({ home, away }) => home >= need || away >= need));
    if (over.length === 0) {
      opens.push(now.reduce((sum, { opens: isHome, chance }) => sum + (isHome ? chance : 0), 0));
    }
    open = nextNodes(now, (node) => endsOf(period, node.opens), tracksInner);
  }
  return { periods: periodCounts(over), inner: innerCounts(over), scores: scoresOf(over), opens };
}

function startNode(score: Score, inner: Score, opens: boolean, chance: number): Node {
  return {
    home: score.home,
    away: score.away,
    opens,
    chance,
    lead: { min: inner.home - inner.away, p: Float64Array.of(chance) },
    total: { min: inner.home + inner.away, p: Float64Array.of(chance) },
  };
}

/** Hundreds of ends come to four at most: what follows asks for nothing else of them. */
function joinEnds(ends: readonly PeriodEnd[]): Ends[] {
  const kinds = [true, false].flatMap((isHome) =>
    [true, false].map((turns) => ({ isHome, turns })),
  );
  return kinds.flatMap(({ isHome, turns }) => {
    const own = ends.filter((end) => end.home > end.away === isHome && end.turns === turns);
    if (own.length === 0) return [];
    const by = (value: (end: PeriodEnd) => number) =>
      distributionOf(sumsBy(own.map((end) => [value(end), end.chance])));
    const chance = own.reduce((sum, end) => sum + end.chance, 0);
    const lead = by(({ home, away }) => home - away);
    return [{ isHome, turns, chance, lead, total: by(({ home, away }) => home + away) }];
  });
}

type Step = { node: Node; end: Ends };

function nextNodes(
  nodes: readonly Node[],
  endsOf: (node: Node) => readonly Ends[],
  tracksInner: boolean,
): Node[] {
  const next = new Map<string, Step[]>();
  for (const node of nodes) {
    for (const end of endsOf(node)) {
      const { home, away, opens } = standAfter({ node, end });
      const key = `${home}:${away}:${opens}`;
      const known = next.get(key);
      if (known) known.push({ node, end });
      else next.set(key, [{ node, end }]);
    }
  }
  return [...next.values()].map((steps) => joinSteps(steps, tracksInner));
}

const standAfter = ({ node, end }: Step) => ({
  home: node.home + (end.isHome ? 1 : 0),
  away: node.away + (end.isHome ? 0 : 1),
  opens: end.turns ? !node.opens : node.opens,
});

const NONE: Distribution = { min: 0, p: Float64Array.of(0) };

function joinSteps(steps: readonly Step[], tracksInner: boolean): Node {
  const { home, away, opens } = standAfter(steps[0]!);
  const chance = steps.reduce((sum, { node, end }) => sum + node.chance * end.chance, 0);
  if (!tracksInner) return { home, away, opens, chance, lead: NONE, total: NONE };
  const lead = sumProducts(steps.map(({ node, end }) => [node.lead, end.lead]));
  const total = sumProducts(steps.map(({ node, end }) => [node.total, end.total]));
  return { home, away, opens, chance, lead, total };
}

/** What two counts come to together, added up over several pairs of them. */
function sumProducts(pairs: readonly (readonly [Distribution, Distribution])[]): Distribution {
  const min = Math.min(...pairs.map(([a, b]) => a.min + b.min));
  const max = Math.max(...pairs.map(([a, b]) => a.min + b.min + a.p.length + b.p.length - 2));
  const p = new Float64Array(max - min + 1);
  for (const [a, b] of pairs) {
    const from = a.min + b.min - min;
    for (let j = 0; j < b.p.length; j += 1) {
      const times = b.p[j]!;
      if (times === 0) continue;
      for (let i = 0; i < a.p.length; i += 1) p[from + i + j]! += a.p[i]! * times;
    }
  }
  return { min, p };
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

const ZERO: Distribution = { min: 0, p: Float64Array.of(1) };

function innerCounts(over: readonly Node[]): Pick<Counts, 'lead' | 'total'> {
  return {
    lead: sumProducts(over.map(({ lead }) => [lead, ZERO])),
    total: sumProducts(over.map(({ total }) => [total, ZERO])),
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

/** Chances by value. */
type Sums = Map<number, number>;

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
