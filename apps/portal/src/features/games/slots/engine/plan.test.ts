import { chanceOf, slotGames, slotThemes } from '@baize/games';
import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { eagerColumns } from './anticipation.ts';
import { amountOf, planScenes, type Scene, type SceneOf } from './plan.ts';

const stake = money('0.37');
const models = ['lines25', 'ways243', 'tumble65'].map(
  (code) => slotGames.find((game) => game.code === code)!,
);

function roundOf(game: (typeof slotGames)[number], nonce: number) {
  const seeds = { serverSeed: `${game.code} server`, clientSeed: 'client', nonce };
  const { payout, steps } = game.play({}, stake, chanceOf(seeds));
  return { stake, payout, steps: [...steps], jackpot: null };
}

const plansOf = (game: (typeof slotGames)[number], count: number) =>
  Array.from({ length: count }, (_, i) => {
    const round = roundOf(game, i + 1);
    return { round, scenes: planScenes(game.rules, round) };
  });

const only = <Name extends Scene['scene']>(scenes: Scene[], name: Name) =>
  scenes.filter((scene): scene is SceneOf<Name> => scene.scene === name);

test.each(slotGames)('$code: what is shown adds up to what was paid', (game) => {
  for (const { round, scenes } of plansOf(game, 60)) {
    const shown = scenes.reduce((sum, scene) => sum + amountOf(scene), 0n);
    expect(shown).toBe(round.payout);
    expect(only(scenes, 'end')[0]!.payout).toBe(round.payout);
  }
});

test('the wins of a scene add up to the scene, and the counter never falls', () => {
  for (const game of models) {
    for (const { scenes } of plansOf(game, 400)) {
      let total = 0n;
      for (const { wins, amount, total: after } of only(scenes, 'wins')) {
        expect(wins.reduce((sum, win) => sum + win.amount, 0n)).toBe(amount);
        expect(after).toBeGreaterThanOrEqual(total);
        total = after;
      }
    }
  }
});

test('what is paid beyond the cap is not shown', () => {
  const steps = [
    { step: 'spin', free: 0, left: 0, board: [['S'], ['S'], ['S'], ['S'], ['S']], multiple: 9000 },
    { step: 'scatter', count: 5, multiple: 9000 },
    { step: 'end', multiple: 5000, capped: true },
  ];
  const round = { stake, payout: stake * 5000n, steps, jackpot: null };
  const scenes = planScenes(models[0]!.rules, round);
  expect(only(scenes, 'wins')[0]!.amount).toBe(round.payout);
  expect(only(scenes, 'end')[0]!.isCapped).toBe(true);
});

/** Each win beside the board it stands on. */
function winsOnBoards(scenes: Scene[]) {
  let board: string[][] = [];
  return scenes.flatMap((scene) => {
    if (scene.scene === 'spin' || scene.scene === 'tumble') board = scene.board;
    const on = board;
    return scene.scene === 'wins' ? scene.wins.map((win) => ({ win, board: on })) : [];
  });
}

test('a highlighted cell shows the winning symbol, or a wild in its place', () => {
  const all = models.flatMap((game) =>
    plansOf(game, 400).flatMap(({ scenes }) => winsOnBoards(scenes)),
  );
  expect(all.length).toBeGreaterThan(300);
  for (const { win, board } of all) {
    const shown = win.cells.map(({ column, row }) => board[column]![row]!);
    expect(shown.every((one) => one === win.symbol || one === 'W')).toBe(true);
    const isByColumn = win.kind === 'line' || win.kind === 'ways';
    const columns = new Set(win.cells.map(({ column }) => column)).size;
    expect(isByColumn ? columns : win.cells.length).toBe(win.count);
  }
});

test('every spin of a round is shown, and the free ones count down to none', () => {
  for (const game of models) {
    const withFree = plansOf(game, 900).find(({ scenes }) => only(scenes, 'freeStart').length > 0)!;
    const spins = only(withFree.scenes, 'spin');
    expect(spins).toHaveLength(withFree.round.steps.filter(({ step }) => step === 'spin').length);
    expect(spins.map(({ free }) => free)).toEqual(spins.map((_, i) => i));
    expect(spins.at(-1)!.left).toBe(0);
    expect(only(withFree.scenes, 'freeEnd')[0]!.spins).toBe(spins.length - 1);
  }
});

test('what free spins won is the payout less what was won before them', () => {
  const { scenes, round } = plansOf(models[0]!, 900).find(
    ({ scenes: all }) => only(all, 'freeStart').length > 0,
  )!;
  const from = scenes.findIndex(({ scene }) => scene === 'freeStart');
  const before = scenes.slice(0, from).reduce((sum, scene) => sum + amountOf(scene), 0n);
  expect(only(scenes, 'freeEnd')[0]!.amount).toBe(round.payout - before);
});

test('a large win is celebrated from twelve stakes on, a return of the stake never', () => {
  const tierOf = (payout: bigint) => {
    const round = { stake, payout, steps: [], jackpot: null };
    return only(planScenes(models[0]!.rules, round), 'bigWin')[0]?.tier;
  };
  expect([1n, 2n, 11n, 12n, 29n, 30n, 100n].map((times) => tierOf(stake * times))).toEqual([
    undefined,
    undefined,
    undefined,
    'big',
    'big',
    'great',
    'huge',
  ]);
});

test('a pot that was won is shown by its name, beside the payout', () => {
  const jackpot = { amount: money('61'), pots: [{ pot: 'mini', amount: money('61') }] };
  const scenes = planScenes(models[0]!.rules, { stake, payout: 0n, steps: [], jackpot });
  expect(only(scenes, 'jackpot')).toEqual([{ scene: 'jackpot', pot: 'mini', amount: money('61') }]);
});

test('a reel is waited for only when it alone can complete the scatters', () => {
  const lines = slotThemes.find(({ rules }) => rules.model === 'lines25')!.rules;
  const board = (scatters: string) => [...scatters].map((one) => [one, 'L1', 'L2']);
  expect(eagerColumns(lines, board('LSLLL'), false)).toEqual([]);
  expect(eagerColumns(lines, board('SSLLL'), false)).toEqual([2, 3, 4]);
  expect(eagerColumns(lines, board('SSSLL'), false)).toEqual([2]);
  expect(eagerColumns(lines, board('SLLLS'), false)).toEqual([]);
  const tumble = slotThemes.find(({ rules }) => rules.model === 'tumble65')!.rules;
  expect(eagerColumns(tumble, board('SSSLLL'), false)).toEqual([3, 4, 5]);
  expect(eagerColumns(tumble, board('SSLLLL'), true)).toEqual([2, 3, 4, 5]);
  if (lines.model === 'tumble65') throw new Error('Not reels');
  const bare = { ...lines, reels: lines.reels.map((reel) => reel.replaceAll('S', 'L1')) };
  expect(eagerColumns(bare, board('SSLLL'), false)).toEqual([]);
});
