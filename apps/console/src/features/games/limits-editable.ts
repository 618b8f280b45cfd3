import { gamesOperator } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { z } from 'zod/mini';
import { ask } from '../../shared/api.ts';
import type { Editable, Stored } from '../../shared/editor/editable.ts';
import type { OwnGame } from '../../shared/play/own-games.ts';

export type LimitsContent = { min: string; max: string; maxPayout: string };

export const LIMITS = ['min', 'max', 'maxPayout'] as const;

/** The limits of one game, as typed; the house refuses what its rules do not allow. */
export function limitsEditable(gameCode: string): Editable<LimitsContent> {
  const read = async (signal?: AbortSignal) => {
    const { list } = await ask(gamesOperator.listGames, {}, signal);
    return stored(list.find((game) => game.gameCode === gameCode) ?? missing(gameCode));
  };
  return {
    name: `limits:${gameCode}`,
    shape: z.object({ min: sum, max: sum, maxPayout: sum }),
    right: 'play.limits',
    touches: ['play'],
    read,
    save: async ({ version, content }) => {
      const limits = { min: sumOf(content.min), max: sumOf(content.max) };
      const maxPayout = sumOf(content.maxPayout);
      await ask(gamesOperator.setLimits, { gameCode, version, ...limits, maxPayout });
      return read();
    },
  };
}

const sum = z
  .string()
  .check(z.refine((typed) => typed !== '' && readMoney(typed) !== null, { error: 'amount' }));

function sumOf(typed: string): bigint {
  return readMoney(typed) ?? 0n;
}

function missing(gameCode: string): never {
  throw new Error(`No game ${gameCode}`);
}

function stored({ limits, limitsVersion }: OwnGame): Stored<LimitsContent> {
  const { min, max, maxPayout } = limits;
  return {
    version: limitsVersion,
    updatedAt: null,
    updatedBy: null,
    content: { min: moneyText(min), max: moneyText(max), maxPayout: moneyText(maxPayout) },
  };
}
