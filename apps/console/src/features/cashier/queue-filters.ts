import {
  daysFilter,
  type ListFilter,
  memberFilter,
  optionsFilter,
  textFilter,
} from '../../shared/list/filters.tsx';
import type { PlainSearch } from '../../shared/list/search.ts';
import type { Tools } from '../../shared/list/tools.ts';
import type { WordId } from '../../shared/words.ts';

const idOf = (typed: string | undefined) => {
  const id = typed?.trim().replace(/^[#WwDd-]+/, '');
  return id && /^\d{1,18}$/.test(id) ? id : undefined;
};

/** A queue by its name in the address; the first one where none is named, none at all for `all`. */
export function queueOf<Queue extends string>(
  { queue }: PlainSearch,
  queues: readonly Queue[],
): Queue | undefined {
  if (queue === 'all') return undefined;
  return queues.find((known) => known === queue) ?? queues[0];
}

/** Whoever looks for one number or one member looks in all queues. */
export function numbersOf({ number, member }: PlainSearch) {
  const memberId = Number(member?.trim());
  const isMember = Number.isSafeInteger(memberId) && memberId > 0;
  return { id: idOf(number), memberId: isMember ? memberId : undefined };
}

/** The member whom a list is about, by number or by name, where it is about one. */
export function memberOf(search: PlainSearch): { memberId?: number; username?: string } {
  const { memberId } = numbersOf(search);
  const username = search.member?.trim();
  if (memberId !== undefined) return { memberId };
  return username ? { username } : {};
}

/** The queue of a list, unless it is about one order or one member. */
export function queueAsked<Queue extends string>(
  search: PlainSearch,
  queues: readonly Queue[],
): { queue?: Queue } {
  const isAboutOne = numbersOf(search).id !== undefined || Boolean(search.member?.trim());
  const queue = isAboutOne ? undefined : queueOf(search, queues);
  return queue === undefined ? {} : { queue };
}

type States = readonly { state: string; count: number }[];

type Queues<Queue extends string, Data, Input> = {
  /** The first is the inbox, and needs no name in the address. */
  queues: readonly Queue[];
  statesOf: Record<Queue, readonly string[]>;
  /** How much lies in each state. */
  counts: (data: Data) => States;
  word: (queue: Queue) => WordId;
  read: (queue: Queue) => Input;
};

/** The queues with how much lies in each; a number or a member is looked for in all of them. */
export function queueFilter<Queue extends string, Data, Input>({
  queues,
  statesOf,
  counts,
  word,
  read,
}: Queues<Queue, Data, Input>): ListFilter<Input | object, Data> {
  const [inbox] = queues;
  return {
    key: 'queue',
    show: ({ text, data }) => ({
      key: 'queue',
      label: text('console.cashier.queue'),
      kind: 'chips',
      options: [
        ...queues.map((queue) => ({
          // The inbox itself is no filter that could be cleared.
          value: queue === inbox ? '' : queue,
          label: [text(word(queue)), countIn(counts(data), statesOf[queue]) || ''].join(' ').trim(),
        })),
        { value: 'all', label: text('console.cashier.all') },
      ],
    }),
    read: (search) => {
      const { queue } = queueAsked(search, queues);
      return queue === undefined ? {} : read(queue);
    },
  };
}

/** The days of a list, as its call and its file ask for them. */
export const queueDays = (label: WordId) =>
  daysFilter(label, 'console.cashier.anyDay', ({ from, to }) => ({ startDate: from, endDate: to }));

/** An order by its number, as people write it. */
export function numberFilter<Input>(read: (id: string) => Input): ListFilter<Input | object> {
  return textFilter('number', 'console.cashier.number', (typed) => {
    const id = idOf(typed);
    return id === undefined ? {} : read(id);
  });
}

/** Looked up by the whole name, or by the number. */
export const anyMember = textFilter('member', 'console.cashier.whose', (typed) =>
  memberOf({ member: typed }),
);

/** Where a list knows its members by their numbers only. */
export const memberByNumber = memberFilter('console.cashier.member');

/** A way to pay in; `channels` are what the list read beside its rows. */
export const channelFilter = optionsFilter({
  key: 'channel',
  label: 'console.dep.channel',
  options: ({ text, data }: Tools<{ channels: readonly { code: string; name: string }[] }>) => [
    { value: '', label: text('console.dep.anyChannel') },
    ...data.channels.map(({ code, name }) => ({ value: code, label: name })),
  ],
  read: (channel) => ({ channel }),
});

function countIn(counts: States, states: readonly string[]): number {
  return counts.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0);
}
