import { contentFeedback } from '@baize/contract';

export type Typed = { type: string; content: string; sender: string; captcha: string };

/** Named in the order of the form. */
export const NEEDED = ['type', 'content', 'captcha'] as const;

export function emptyFields(typed: Typed, asksCaptcha = true): (typeof NEEDED)[number][] {
  const asked = NEEDED.filter((field) => asksCaptcha || field !== 'captcha');
  return asked.filter((field) => typed[field].trim() === '');
}

/** Characters as people count them in any script, without the blanks around them. */
export function lengthOf(words: string): number {
  return [...words.trim()].length;
}

export function isRightLength(words: string): boolean {
  const length = lengthOf(words);
  return length >= contentFeedback.FEEDBACK_MIN && length <= contentFeedback.FEEDBACK_MAX;
}

/** Nothing beyond the longest description can be typed; a blank at the end may yet be followed by a word. */
export function withinMax(words: string): string {
  if (lengthOf(words) <= contentFeedback.FEEDBACK_MAX) return words;
  return [...words.trimStart()].slice(0, contentFeedback.FEEDBACK_MAX).join('');
}
