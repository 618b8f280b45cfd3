import { loadChunk } from '../../../shared/loading/chunk.ts';
import { type GameModule, isSlot, type PublishedRules, type StageModule } from './stage.ts';

const stages: Record<string, () => Promise<GameModule>> = {
  dice: async () => (await loadChunk(() => import('../dice/dice.ts'))).dice,
  limbo: async () => (await loadChunk(() => import('../limbo/limbo.ts'))).limbo,
  plinko: async () => (await loadChunk(() => import('../plinko/plinko.ts'))).plinko,
  keno: async () => (await loadChunk(() => import('../keno/keno.ts'))).keno,
  wheel: async () => (await loadChunk(() => import('../wheel/wheel.ts'))).wheel,
  mines: async () => (await loadChunk(() => import('../mines/mines.ts'))).mines,
  hilo: async () => (await loadChunk(() => import('../hilo/hilo.ts'))).hilo,
  roulette: async () => (await loadChunk(() => import('../roulette/roulette.ts'))).roulette,
  'sic-bo': async () => (await loadChunk(() => import('../sic-bo/sic-bo.ts'))).sicBo,
  crash: async () => (await loadChunk(() => import('../crash/crash.ts'))).crash,
  bingo: async () => (await loadChunk(() => import('../bingo/bingo.ts'))).bingo,
};

/** Loads the picture of a game with what belongs to it; undefined where there is none. */
export function stageOf(rules: PublishedRules): (() => Promise<GameModule>) | undefined {
  return isSlot(rules) ? loadSlotStage : stages[rules.gameCode];
}

async function loadSlotStage(): Promise<StageModule> {
  const { SlotStage } = await loadChunk(() => import('../slots/slot-stage.tsx'));
  return { Stage: SlotStage, firstChoice: {}, mayHurry: true, mayAutoplay: true };
}
