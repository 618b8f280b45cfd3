import type { Counts } from '../chances/counts.ts';
import {
  type Distribution,
  exactly,
  minusDistribution,
  mixed,
  plusDistribution,
} from '../chances/distribution.ts';

/** Overtimes that are followed one by one; of a million matches one goes on. */
const MAX_OVERTIMES = 4;
const TRIFLE = 1e-12;

/** Points of both sides without regard to who is ahead. */
export function levelCounts(home: Distribution, away: Distribution): Counts {
  return {
    home,
    away,
    lead: minusDistribution(home, away),
    total: plusDistribution(home, away),
  };
}

/** The same where nobody may end level: who does plays on, overtime after overtime. */
export function decidedCounts(
  home: Distribution,
  away: Distribution,
  overtime: () => Counts,
): Counts {
  const regular = splitTies(home, away);
  return regular.tie < TRIFLE ? regular.decided : joinTies(regular, overtime());
}

type Split = {
  /** Chances of ends that are decided; together 1 − tie. */
  readonly decided: Counts;
  readonly tie: number;
  /** Points of each side where they are level; together `tie`. */
  readonly level: Distribution;
};

function splitTies(home: Distribution, away: Distribution): Split {
  const from = Math.max(home.min, away.min);
  const to = Math.min(home.min + home.p.length, away.min + away.p.length);
  const level: Distribution = { min: from, p: new Float64Array(Math.max(1, to - from)) };
  for (let k = 0; k < to - from; k += 1) {
    const both = exactly(home, from + k) * exactly(away, from + k);
    // Most of what they could be level at never happens, and need not be followed further.
    if (both > TRIFLE) level.p[k] = both;
  }
  const tie = level.p.reduce((sum, chance) => sum + chance, 0);
  const all = levelCounts(home, away);
  const decided: Counts = {
    lead: without(all.lead, { min: 0, p: Float64Array.of(tie) }),
    total: without(all.total, doubled(level)),
    home: without(home, level),
    away: without(away, level),
  };
  return { decided, tie, level };
}

/** What an overtime adds, given that it is played, and those after it. */
export function overtimeCounts(home: Distribution, away: Distribution): Counts {
  const split = splitTies(home, away);
  // From the last one back: nobody is level after it, by a share that no price can see.
  const { decided, tie } = split;
  const last = 1 / (1 - tie);
  let after: Counts = {
    lead: scaled(decided.lead, last),
    total: scaled(decided.total, last),
    home: scaled(decided.home, last),
    away: scaled(decided.away, last),
  };
  for (let count = 1; count < MAX_OVERTIMES; count += 1) after = joinTies(split, after);
  return after;
}

function joinTies({ decided, tie, level }: Split, after: Counts): Counts {
  const join = (part: Distribution, levelPart: Distribution, then: Distribution) =>
    mixed([
      { weight: 1, of: part },
      { weight: 1, of: plusDistribution(levelPart, then) },
    ]);
  return {
    lead: join(decided.lead, { min: 0, p: Float64Array.of(tie) }, after.lead),
    total: join(decided.total, doubled(level), after.total),
    home: join(decided.home, level, after.home),
    away: join(decided.away, level, after.away),
  };
}

function without(all: Distribution, part: Distribution): Distribution {
  const p = all.p.slice();
  for (let k = 0; k < part.p.length; k += 1) {
    const at = part.min + k - all.min;
    if (at >= 0 && at < p.length) p[at] = Math.max(0, p[at]! - part.p[k]!);
  }
  return { min: all.min, p };
}

function doubled({ min, p }: Distribution): Distribution {
  const twice = new Float64Array(2 * p.length - 1);
  for (let k = 0; k < p.length; k += 1) twice[2 * k] = p[k]!;
  return { min: 2 * min, p: twice };
}

const scaled = ({ min, p }: Distribution, by: number): Distribution => ({
  min,
  p: p.map((chance) => chance * by),
});
