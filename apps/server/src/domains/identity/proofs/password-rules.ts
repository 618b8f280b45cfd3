import { matchesPattern, patternMessage } from '@baize/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf, defaultPassword, registerRules } from '../../system/index.ts';

/** The passwords that guessers try first; those shorter than any rule allows are left out. */
const COMMON = new Set(
  dictionary['passwords-common']
    .filter((word) => word.length >= 6)
    .map((word) => word.toLowerCase()),
);

/** The brand's rule, and nothing that everyone would guess: common words, the brand's name, one's own. */
export function assertGoodPassword(house: House, password: string, own: readonly string[]): void {
  const {
    patternId,
    minLength: min,
    maxLength: max,
    acceptedPattern,
  } = registerRules(house).password;
  if (!matchesPattern(patternId, password, { min, max, acceptedPattern })) {
    const fault = { messageId: patternMessage(patternId), min, max };
    refuse('FIELD_NOT_VALID', { value: { faults: { password: fault } } });
  }
  if (isGuessable(password, [...own, brandOf(house).name, defaultPassword(house)])) {
    refuse('PASSWORD_COMMON');
  }
}

/** Names of ours and of the member, also with a few digits or signs hung on: Baize1! is baize. */
export function isGuessable(password: string, siteWords: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const core = plain.replace(/^[\d\W_]+|[\d\W_]+$/gu, '');
  const words = siteWords.map((word) => word.toLowerCase()).filter((word) => word.length > 0);
  return COMMON.has(plain) || words.includes(plain) || words.includes(core) || isOneLetter(plain);
}

function isOneLetter(plain: string): boolean {
  return new Set(plain).size === 1;
}
