import {
  chipsFilter,
  choiceFilter,
  type ListFilter,
  namedChoice,
} from '../../shared/list/filters.tsx';
import type { WordId } from '../../shared/words.ts';

type States<State extends string> = {
  states: readonly State[];
  word: (state: State) => WordId;
  kind?: 'chips' | 'choice';
};

/** The state of a row, or every state. */
export function stateFilter<const State extends string>({
  states,
  word,
  kind = 'choice',
}: States<State>): ListFilter<{ state: State } | object> {
  const filter = kind === 'chips' ? chipsFilter : choiceFilter;
  return filter({
    key: 'state',
    label: 'console.agents.stateLabel',
    any: 'console.agents.anyState',
    values: states,
    word,
    read: (state) => ({ state }),
  });
}

/** What a contract or its pay is: a dividend, a salary. */
export function kindFilter<Kind extends 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME'>(
  kinds: readonly Kind[],
): ListFilter<{ kind: Kind } | object> {
  return namedChoice('kind', 'console.agents.kind', kinds, { any: 'console.agents.anyKind' });
}
