import type { Money } from '@baize/money';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { usualLimits } from '../limits.ts';
import { payFraction } from '../pay.ts';
import { type CrashChoice, crashRules } from './rules.ts';

const WHOLE = 2n ** BigInt(crashRules.bits);
const HEX_DIGITS = crashRules.bits / 4;

/** Where a round crashes, in hundredths: max(1.00, floor2(0.99 / (1 − r / 2⁵²))), in whole numbers. */
export function crashPoint(link: string, salt: string): number {
  const digest = bytesToHex(hmac(sha256, utf8ToBytes(link), utf8ToBytes(salt)));
  return crashPointOf(BigInt(`0x${digest.slice(0, HEX_DIGITS)}`));
}

export function crashPointOf(r: bigint): number {
  const hundredths = (BigInt(crashRules.shareOfHundred) * WHOLE) / (WHOLE - r);
  return hundredths < 100n ? 100 : Number(hundredths);
}

/** What the round is worth so many milliseconds after its start, in hundredths, floored. */
export function crashWorthAt(elapsedMs: number): number {
  // A cent's worth of rounding noise must not turn 2.00 into 1.99.
  return Math.floor(Math.exp(crashRules.growthPerMs * Math.max(0, elapsedMs)) * 100 + 1e-9);
}

/** When the curve reaches a worth, in milliseconds after the start. */
export function crashTimeOf(hundredths: number): number {
  return Math.log(hundredths / 100) / crashRules.growthPerMs;
}

/** The worth at which a bet leaves by itself: its own wish, or the largest payout. */
export function leavesAt({ autoCashout }: CrashChoice, stake: Money): number {
  const largest = Number((usualLimits.maxPayout * 100n + stake - 1n) / stake);
  return Math.min(autoCashout ?? largest, largest);
}

export type CashOut = { at: number; payout: Money };

/** A cash-out by hand, judged by the server's clock; undefined when the round had crashed before. */
export function cashOutByHand(
  crash: number,
  elapsedMs: number,
  choice: CrashChoice,
  stake: Money,
): CashOut | undefined {
  const auto = leavesAt(choice, stake);
  const worth = crashWorthAt(elapsedMs);
  if (worth >= auto) return cashOutByItself(crash, choice, stake);
  return elapsedMs < crashTimeOf(crash) && worth <= crash ? paid(worth, stake) : undefined;
}

/** What a bet that was never cashed out by hand ends with. */
export function cashOutByItself(
  crash: number,
  choice: CrashChoice,
  stake: Money,
): CashOut | undefined {
  const at = leavesAt(choice, stake);
  return at <= crash ? paid(at, stake) : undefined;
}

function paid(at: number, stake: Money): CashOut {
  const payout = payFraction(stake, at, 100);
  return { at, payout: payout > usualLimits.maxPayout ? usualLimits.maxPayout : payout };
}
