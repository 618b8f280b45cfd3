import type { contentMessagesOperator, Output } from '@baize/contract';

export type Audience = Output<typeof contentMessagesOperator.messageAudience>;
export type Way = 'names' | 'group' | 'team';
export type Draft = {
  way: Way;
  names: string;
  kind: 'all' | 'member' | 'agent';
  teamOf: string;
};

export const emptyDraft: Draft = { way: 'names', names: '', kind: 'all', teamOf: '' };

/** To whom a message goes; undefined while nobody is named. */
export function audienceOf({ way, names, kind, teamOf }: Draft): Audience | undefined {
  if (way === 'group') return { kind };
  const leader = teamOf.trim();
  if (way === 'team') return leader ? { kind, teamOf: leader } : undefined;
  const usernames = [...new Set(names.split(/[\s,;]+/).filter(Boolean))];
  return usernames.length > 0 ? { usernames } : undefined;
}
