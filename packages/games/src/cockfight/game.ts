import type { Money } from '@baize/money';
import { floorToCents } from '@baize/money';
import type { Return } from '../game.ts';
import { type Story, type TableGame, type TableSpot, tableGame } from '../tables/table-game.ts';
import {
  type Corner,
  drawCard,
  endOfFight,
  type Fight,
  fixedOdds,
  isPoolTooThin,
  type Pools,
  poolBack,
} from './fight.ts';
import { fightRules } from './rules.ts';

/** A fight with what its pools came to at the close, where it has pools. */
export type PooledFight = Fight & { pools?: Pools };

const { fixed, pool, ends, parts, strength } = fightRules;
const CORNERS: readonly Corner[] = ['meron', 'wala'];

const atOdds = (stake: Money, hundredths: number) =>
  floorToCents((stake * BigInt(hundredths)) / 100n);

const isDrawn = ({ end }: Fight) => end === 'draw' || end === 'ftd';

/** On any draw the chips on both birds come back. */
const cornerSpot = (
  side: Corner,
  pays: (stake: Money, fight: PooledFight) => Money,
): TableSpot<PooledFight> => ({
  id: side,
  kind: 'bird',
  share: 1,
  back: (stake, fight) => {
    if (isDrawn(fight)) return stake;
    return fight.end === side ? pays(stake, fight) : 0n;
  },
});

const drawSpot = (id: 'draw' | 'ftd', odds: number): TableSpot<PooledFight> => ({
  id,
  kind: id,
  share: id === 'draw' ? 0.2 : 0.02,
  back: (stake, { end }) => (end === id ? atOdds(stake, odds) : 0n),
});

const spotsOf = (spots: readonly TableSpot<PooledFight>[]) =>
  new Map(spots.map((spot) => [spot.id, spot]));

/** A full-time draw is a draw of its own: whoever backed both birds dead loses it. */
const shownReturn = (bet: string, returnToPlayer: number, hitRate: number): Return => ({
  bet,
  returnToPlayer,
  hitRate,
  proof: 'exact',
});

const drawnShare = (ends.draw + ends.ftd) / parts;

/** The mean over every strength; flooring takes less than a hundredth of the odds. */
function birdReturn(side: Corner): Return {
  const all = Array.from(
    { length: strength.most - strength.least + 1 },
    (_, n) => strength.least + n,
  );
  const wins = all.map((pi) => ((1 - drawnShare) * (side === 'meron' ? pi : 100 - pi)) / 100);
  const back = all.map(
    (pi, n) => (wins[n]! * fixedOdds({ strength: pi })[side]) / 100 + drawnShare,
  );
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  return shownReturn(side, mean(back), mean(wins));
}

const drawReturn = (id: 'draw' | 'ftd', odds: number): Return =>
  shownReturn(id, (ends[id] / parts) * (odds / 100), ends[id] / parts);

export const fixedFight = tableGame<PooledFight>({
  ...commonFacts('cockfight', 'Arena'),
  rules: {
    ...fightRules,
    kind: 'fixed',
    best: {
      bird: fixed.share / strength.least + 0.01,
      draw: fixed.draw / 100,
      ftd: fixed.ftd / 100,
    },
  },
  spots: spotsOf([
    ...CORNERS.map((side) =>
      cornerSpot(side, (stake, fight) => atOdds(stake, fixedOdds(fight)[side])),
    ),
    drawSpot('draw', fixed.draw),
    drawSpot('ftd', fixed.ftd),
  ]),
  returns: () => [
    ...CORNERS.map(birdReturn),
    drawReturn('draw', fixed.draw),
    drawReturn('ftd', fixed.ftd),
  ],
});

/** Of decided stakes the pool pays back all but the commission, whichever side they lay on. */
const poolReturn = (side: Corner): Return => {
  const mean = (strength.least + strength.most) / 200;
  const chance = (1 - drawnShare) * (side === 'meron' ? mean : 1 - mean);
  return shownReturn(side, (1 - drawnShare) * (1 - pool.commission / 1_000) + drawnShare, chance);
};

/** How much a pool may pay at most is what lies in it: no limit of ours. */
export const pooledFight: TableGame<PooledFight> = tableGame<PooledFight>({
  ...commonFacts('sabong', 'Sabong'),
  rules: { ...fightRules, kind: 'pool', best: { bird: 1, draw: pool.draw / 100 } },
  spots: spotsOf([
    ...CORNERS.map((side) =>
      cornerSpot(side, (stake, { pools }) => poolBack(stake, pools!, side, pool.commission)),
    ),
    drawSpot('draw', pool.draw),
  ]),
  isCalledOff: ({ pools }) => pools !== undefined && isPoolTooThin(pools, pool.commission),
  returns: () => [...CORNERS.map(poolReturn), drawReturn('draw', pool.draw)],
});

function commonFacts(code: string, name: string) {
  return {
    code,
    name,
    version: 1,
    category: 'COCKFIGHT' as const,
    draw: (chance: () => number, open: () => number): PooledFight => {
      const card = drawCard(open);
      return { ...card, end: endOfFight(chance(), card) };
    },
    foretell: drawCard,
    isReturned: ({ kind }: TableSpot<PooledFight>, fight: PooledFight) =>
      kind === 'bird' && isDrawn(fight),
    story: storyOf,
    mark: ({ end }: PooledFight) => MARKS[end],
  };
}

const MARKS = { meron: 'M', wala: 'W', draw: 'D', ftd: 'F' } as const;

const FIGHT_MS = 30_000;
const LAST_MS = 3_000;

/** How a fight looks is drawn from its numbers; its last state is its end. */
function storyOf({ end }: PooledFight): Story {
  return {
    steps: [
      { step: 'face', atMs: 0 },
      { step: 'fight', atMs: 4_000, lengthMs: FIGHT_MS - 4_000 },
      { step: 'result', atMs: FIGHT_MS, end },
    ],
    lengthMs: FIGHT_MS + LAST_MS,
  };
}
