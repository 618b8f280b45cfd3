import { money } from '@baize/money';
import type { StakeLimits } from './game.ts';

/** What a bet may cost and pay where a game does not say otherwise. */
export const usualLimits: StakeLimits = {
  min: money('0.1'),
  max: money('10000'),
  maxPayout: money('500000'),
};
