import type { MessageId } from '@baize/i18n';
import type { Say } from '../own-games/game-words.ts';

const NUMBER = /^\d+$/;

/** `3-big` belongs to the third place, `first3-pair` to the first three balls; others stand alone. */
export function groupOfSpot(spot: string): string {
  const [, group = ''] = /^(\d+|first3|middle3|last3)-/.exec(spot) ?? [];
  return group;
}

/** The word of a spot or a fact, where it is no number. */
export function sayWord(say: Say, token: string | number): string {
  return NUMBER.test(String(token)) ? String(token) : say(`tickets.word.${token}` as MessageId);
}

/** A spot without the group it belongs to. */
export function saySpot(say: Say, spot: string): string {
  const group = groupOfSpot(spot);
  const rest = group ? spot.slice(group.length + 1) : spot;
  const [, bull] = /^bull-(\d+)$/.exec(rest) ?? [];
  if (bull === '0') return say('tickets.word.bull-none');
  if (bull === '10') return say('tickets.word.bull-bull');
  return bull ? say('tickets.bull', { number: bull }) : sayWord(say, rest);
}

export function sayGroup(say: Say, group: string): string {
  return NUMBER.test(group) ? say('tickets.place', { number: group }) : sayWord(say, group);
}

/** `Place 3 big`: a spot with its group. */
export function sayWholeSpot(say: Say, spot: string): string {
  const group = groupOfSpot(spot);
  return group ? `${sayGroup(say, group)} ${saySpot(say, spot)}` : saySpot(say, spot);
}

/** By whose rules a lottery is drawn: `ssc-1` and `ssc-5` are one kind, and the centre plays as the south. */
export function lotteryKindOf(gameCode: string): string {
  const kind = gameCode.replace(/-(\d+|hk)$/, '');
  return kind === 'vn-central' ? 'vn-south' : kind;
}
