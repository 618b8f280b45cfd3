import type { SlotRules } from '@baize/games';
import { floorToCents, type Money } from '@baize/money';
import { multiplierOf } from '../../../../shared/own-games/slot-theme.ts';
import type { PlayedRound } from '../../stage/stage.ts';
import { eagerColumns } from './anticipation.ts';
import { readSpins, type ToldSpin, type ToldWin } from './played-spins.ts';
import { type Cell, winCells } from './win-cells.ts';

export type ShownWin = Omit<ToldWin, 'multiple'> & { cells: Cell[]; amount: Money };

export type WinTier = 'big' | 'great' | 'huge';

type Award<Name extends string> = {
  scene: Name;
  awarded: number;
  left: number;
  cells: Cell[];
  multiplier: number;
};

/** What is played, one after another. `total` is what the round has paid when the scene ends. */
export type Scene =
  | {
      scene: 'spin';
      free: number;
      left: number;
      stops: number[] | undefined;
      board: string[][];
      eager: number[];
    }
  | { scene: 'wins'; wins: ShownWin[]; amount: Money; total: Money }
  | { scene: 'tumble'; board: string[][]; gone: Cell[] }
  | { scene: 'multiply'; by: number; cells: Cell[]; amount: Money; total: Money }
  | Award<'freeStart'>
  | Award<'freeMore'>
  | { scene: 'freeEnd'; spins: number; amount: Money }
  | { scene: 'bigWin'; tier: WinTier; amount: Money }
  | { scene: 'jackpot'; pot: string; amount: Money }
  | {
      scene: 'end';
      payout: Money;
      isCapped: boolean;
      board: string[][];
      stops: number[] | undefined;
    };

export type SceneOf<Name extends Scene['scene']> = Extract<Scene, { scene: Name }>;

type Told = Pick<PlayedRound, 'stake' | 'payout' | 'steps' | 'jackpot'>;

/** From the server's steps to scenes: what they show adds up to what was paid, to the cent. */
export function planScenes(rules: SlotRules, round: Told): Scene[] {
  const { spins, isCapped } = readSpins(round.steps);
  const purse = openPurse(rules, round);
  const played = spins.flatMap((spin) => spinScenes(rules, spin, purse));
  const last = spins.at(-1);
  return [
    ...played,
    ...freeEnd(spins, played),
    ...bigWin(round),
    ...(round.jackpot?.pots ?? []).map(
      ({ pot, amount }): Scene => ({ scene: 'jackpot', pot, amount }),
    ),
    {
      scene: 'end',
      payout: round.payout,
      isCapped,
      board: last?.boards.at(-1)?.board ?? [],
      stops: last?.stops,
    },
  ];
}

/** Adds up what was shown, in the parts the bet is counted in, and floors the sum, never a part. */
type Purse = { add(multiple: number): Money; total(): Money };

const PARTS_PER_BET = { lines25: 25, ways243: 40, tumble65: 10 } as const;

function openPurse(rules: SlotRules, { stake, payout }: Told): Purse {
  const per = PARTS_PER_BET[rules.model];
  let parts = 0;
  let shown = 0n;
  return {
    add(multiple) {
      parts += Math.round(multiple * per);
      const due = floorToCents((stake * BigInt(parts)) / BigInt(per));
      const next = due < payout ? due : payout;
      const amount = next - shown;
      shown = next;
      return amount;
    },
    total: () => shown,
  };
}

function spinScenes(rules: SlotRules, spin: ToldSpin, purse: Purse): Scene[] {
  const { free, left, stops, boards } = spin;
  const first = boards[0]?.board ?? [];
  const eager = eagerColumns(rules, first, free > 0);
  return [
    { scene: 'spin', free, left: left - spin.awarded, stops, board: first, eager },
    ...boards.flatMap((_, i) => boardScenes(rules, spin, i, purse)),
    ...multiplyScene(spin, purse),
    ...scatterScene(rules, spin, purse),
    ...awardScene(rules, spin),
  ];
}

function boardScenes(rules: SlotRules, { boards }: ToldSpin, i: number, purse: Purse): Scene[] {
  const { board, wins } = boards[i]!;
  if (wins.length === 0) return [];
  const shown = wins.map((win) => shownWin(rules, board, win, purse));
  const next = boards[i + 1]?.board;
  const gone = shown.flatMap(({ cells }) => cells);
  return [
    winsScene(shown, purse),
    ...(next ? [{ scene: 'tumble' as const, board: next, gone }] : []),
  ];
}

function shownWin(rules: SlotRules, board: string[][], win: ToldWin, purse: Purse): ShownWin {
  const { multiple, ...told } = win;
  return { ...told, cells: winCells(rules, board, win), amount: purse.add(multiple) };
}

function winsScene(wins: ShownWin[], purse: Purse): SceneOf<'wins'> {
  const amount = wins.reduce((sum, win) => sum + win.amount, 0n);
  return { scene: 'wins', wins, amount, total: purse.total() };
}

/** What the tumbles won before is on the counter already; here it grows by the rest. */
function multiplyScene({ boards, multiplied }: ToldSpin, purse: Purse): Scene[] {
  if (!multiplied) return [];
  const plain = boards.flatMap(({ wins }) => wins).reduce((sum, win) => sum + win.multiple, 0);
  const board = boards.at(-1)!.board;
  const cells = board.flatMap((column, c) =>
    column.flatMap((symbol, row) => (multiplierOf(symbol) > 0 ? [{ column: c, row }] : [])),
  );
  const amount = purse.add(multiplied.multiple - plain);
  return [{ scene: 'multiply', by: multiplied.by, cells, amount, total: purse.total() }];
}

function scatterScene(rules: SlotRules, { boards, scatter }: ToldSpin, purse: Purse): Scene[] {
  const board = boards.at(-1)?.board;
  if (!scatter || !board) return [];
  return [winsScene([shownWin(rules, board, scatter, purse)], purse)];
}

function awardScene(rules: SlotRules, { free, left, awarded, boards }: ToldSpin): Scene[] {
  if (awarded === 0) return [];
  const cells = winCells(rules, boards.at(-1)!.board, { kind: 'scatter', symbol: 'S', count: 0 });
  const multiplier = rules.model === 'tumble65' ? 1 : rules.freeSpins.multiplier;
  return [{ scene: free === 0 ? 'freeStart' : 'freeMore', awarded, left, cells, multiplier }];
}

function freeEnd(spins: readonly ToldSpin[], played: readonly Scene[]): Scene[] {
  const from = played.findIndex(({ scene }) => scene === 'freeStart');
  if (from < 0) return [];
  const amount = played.slice(from).reduce((sum, scene) => sum + amountOf(scene), 0n);
  return [{ scene: 'freeEnd', spins: spins.length - 1, amount }];
}

/** What a scene adds to the counter. */
export const amountOf = (scene: Scene): Money =>
  scene.scene === 'wins' || scene.scene === 'multiply' ? scene.amount : 0n;

const TIERS: readonly [WinTier, bigint][] = [
  ['huge', 100n],
  ['great', 30n],
  ['big', 12n],
];

function bigWin({ stake, payout }: Told): Scene[] {
  const tier = TIERS.find(([, times]) => payout >= stake * times)?.[0];
  return tier ? [{ scene: 'bigWin', tier, amount: payout }] : [];
}
