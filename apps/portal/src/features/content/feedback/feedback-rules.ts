import { contentFeedback } from '@baize/contract';

export type Typed = { type: string; content: string; sender: string; captcha: string };

/** Named in the order of the form. */
export const NEEDED = ['type', 'content', 'sender', 'captcha'] as const;

/** The type of an application to become an agent: whoever has no account can be answered nowhere else. */
const APPLICATION = '6';

export function wantsContact({ type }: Typed, isIn: boolean): boolean {
  return type === APPLICATION && !isIn;
}

type Asking = { asksCaptcha?: boolean; isIn?: boolean };

export function emptyFields(
  typed: Typed,
  { asksCaptcha = true, isIn = false }: Asking = {},
): (typeof NEEDED)[number][] {
  const isAsked = { captcha: asksCaptcha, sender: wantsContact(typed, isIn) };
  const asked = NEEDED.filter((field) => isAsked[field as keyof typeof isAsked] ?? true);
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
