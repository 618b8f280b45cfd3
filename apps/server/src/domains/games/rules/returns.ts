import type { gamesOperator as contract, Output } from '@baize/contract';
import type { GameFacts } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { closedBecause } from '../../catalogue/index.ts';
import { type LiveReturn, liveReturns, returnDays } from '../../play/index.ts';
import { OWN_VENDOR } from '../shown-bet.ts';
import { limitsOf, limitsVersion } from './limits.ts';
import { everyGame, publishedRules, wasIntact } from './published-rules.ts';

type Shown = Output<typeof contract.listReturns.value>['list'][number];

/** Fewer bets than this say nothing yet. */
const MIN_BETS = 1_000;

/** What our games return beside what their rules promise. */
export async function listReturns(
  house: House,
  input: { days: number; byLevel: boolean },
): Promise<{ list: Shown[] }> {
  const games = new Map(everyGame().map((game) => [game.code, game]));
  const live = await liveReturns(house, input);
  return {
    list: live.flatMap((row) => {
      const game = row.vendor === OWN_VENDOR ? games.get(row.gameCode) : undefined;
      return game ? [{ ...row, ...theoryOf(game), isAlarm: isOff(row, theoryOf(game)) }] : [];
    }),
  };
}

/** One game day by day, beside its promise. */
export async function showReturn(
  house: House,
  { gameCode, days }: { gameCode: string; days: number },
): Promise<Output<typeof contract.showReturn.value>> {
  const game = everyGame().find(({ code }) => code === gameCode) ?? refuse('GAME_NOT_FOUND');
  const list = await returnDays(house, { vendor: OWN_VENDOR, gameCode, days });
  return { gameCode, ...theoryOf(game), list };
}

type Theory = { lowest: number; highest: number };

/** Some games return a little more or less by how one bets. */
function theoryOf(game: GameFacts): Theory {
  const known = theories.get(game);
  if (known) return known;
  const returns = game.returns().map(({ returnToPlayer }) => returnToPlayer);
  const theory = { lowest: Math.min(...returns), highest: Math.max(...returns) };
  theories.set(game, theory);
  return theory;
}

/** Rules do not change while the house runs, and some promises take long to compute. */
const theories = new WeakMap<GameFacts, Theory>();

function isOff({ bets, mean, bound }: LiveReturn, { lowest, highest }: Theory): boolean {
  return bets >= MIN_BETS && (mean < lowest - bound || mean > highest + bound);
}

/** Every game of ours with its limits, for the desk. */
export async function listOwnGames(house: House): Promise<Output<typeof contract.listGames.value>> {
  const rows = await publishedRules(house);
  return {
    list: everyGame().map((game) => ({
      gameCode: game.code,
      name: game.name,
      version: game.version,
      hash: game.hash,
      isIntact: wasIntact(house, game.code),
      published: rows
        .filter(({ game_code }) => game_code === game.code)
        .map(({ version, hash, published_at }) => ({ version, hash, at: published_at.getTime() })),
      isOpen: closedBecause(house, { vendor: OWN_VENDOR, code: game.code }) === undefined,
      limits: limitsOf(house, game),
      limitsVersion: limitsVersion(house, game.code),
      rulesLimits: game.limits,
      ...theoryOf(game),
    })),
  };
}

export const returnsJob = defineJob({
  name: 'games.returns',
  schedule: { dailyAt: '05:00' },
  run: async (house) => {
    const { list } = await listReturns(house, { days: 30, byLevel: false });
    for (const { gameCode, bets, mean, lowest, highest, bound } of list.filter(isAlarming)) {
      const alarm = { gameCode, bets, mean, lowest, highest, bound };
      house.log.error(alarm, 'a game returns other than its rules promise');
      house.realtime.publish('ops:play', { kind: 'return', ...alarm });
    }
  },
});

const isAlarming = ({ isAlarm }: Shown) => isAlarm;
