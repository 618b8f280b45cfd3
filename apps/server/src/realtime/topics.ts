import type { Right } from '@baize/contract';
import type { Caller } from '../platform/caller.ts';
import type { House } from '../platform/house.ts';
import {
  cardsOfMember,
  chatOfMember,
  type TopicRule,
  topicOfMember,
} from '../platform/realtime/publish.ts';

const anyone = () => true;

const hasSession = ({ kind, isRestricted }: Caller) =>
  ['trial', 'member', 'agent'].includes(kind) && !isRestricted;

/** The topic `ops:members` is open to whoever may read members; not by a right that runs out meanwhile. */
const mayReadDesk = (caller: Caller, topic: string) => {
  const { kind, rights, takenRights = [], isRestricted } = caller;
  const right = `${topic.slice('ops:'.length)}.read` as Right;
  return (
    kind === 'operator' && !isRestricted && rights.includes(right) && !takenRights.includes(right)
  );
};

/** Who may hear what. A topic that is not written here, nor added by a domain, is refused. */
const rules: readonly TopicRule[] = [
  { pattern: /^(system|winners|jackpots|rankings)$/, admits: anyone },
  { pattern: /^(game|table|match):[\w.-]{1,64}$/, admits: anyone },
  // Known to nobody but the visitor, who was told it with their own words.
  { pattern: /^chat:visitor:[\w-]{43}$/, admits: anyone },
  { pattern: /^chat:(room|table:[a-z0-9-]{1,40})$/, admits: hasSession },
  { pattern: /^me$/, admits: hasSession, means: ({ memberId }) => topicOfMember(memberId) },
  { pattern: /^chat:me$/, admits: hasSession, means: ({ memberId }) => chatOfMember(memberId) },
  { pattern: /^cards:(lobby|\d{1,18})$/, admits: anyone },
  {
    pattern: /^cards:me$/,
    admits: hasSession,
    means: ({ memberId }) => cardsOfMember(memberId),
  },
  { pattern: /^ops:[a-z-]{1,40}$/, admits: mayReadDesk },
];

/** The topic behind a name, or nothing where this caller may not hear it. */
export function findTopic(house: House, caller: Caller, name: string): string | undefined {
  const rule = [...rules, ...house.realtime.topics()].find(({ pattern }) => pattern.test(name));
  if (!rule?.admits(caller, name)) return undefined;
  return rule.means?.(caller) ?? name;
}
