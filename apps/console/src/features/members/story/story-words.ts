import type { membersStoryOperator, Output } from '@baize/contract';
import { actionName } from '../../../shared/said/actions.ts';
import { plainWords } from '../../../shared/said/places.ts';
import type { Said } from '../../../shared/said/said.ts';

export type StoryEvent = Output<typeof membersStoryOperator.memberStory.value>['list'][number];
type What = StoryEvent['what'];

/** Where the words of a state stand, where another page has them already. */
const STATES: Partial<Record<What, string>> = {
  'signed-in': 'console.member.method',
  'sign-in-refused': 'console.member.result',
  'deposit-decided': 'console.dep.state',
  'withdrawal-step': 'console.wd.state',
  protection: 'console.protection.limit',
};

/** The same for what it was about, where that is a code. */
const CODES: Partial<Record<What, string>> = {
  protection: 'console.story.protection',
  'money-case': 'console.aml.pattern',
  'money-case-closed': 'console.aml.pattern',
  'referral-block': 'console.story.tie',
  'person-match': 'console.story.tie',
  'card-suspicion': 'console.cards.kind',
  'sports-alert': 'console.sports.alert',
  grant: 'console.story.state',
  'data-request': 'console.story.request',
  'turnover-closed': 'console.story.state',
};

/** How it ended, as a person would say it. */
export function stateWords({ word }: Said, { what, state }: StoryEvent): string | undefined {
  if (state === null) return undefined;
  return (
    word(`${STATES[what] ?? 'console.story.state'}.${state}`) ??
    word(`console.story.state.${state}`) ??
    plainWords(state)
  );
}

/** What it was about: words that people wrote stay as they are, codes become words. */
export function aboutWords(said: Said, { what, about }: StoryEvent): string | undefined {
  if (about === null || about === '') return undefined;
  if (what === 'operator-act') return actionName(said, about);
  const codes = CODES[what];
  if (codes === undefined) return about;
  return about
    .split(' ')
    .map((code) => said.word(`${codes}.${code}`) ?? plainWords(code))
    .join(', ');
}
