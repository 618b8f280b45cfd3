import { optionsFilter } from '../../shared/list/filters.tsx';

/** What is shown: that which waits, or that which was decided. */
export function stateFilter<State extends 'OPEN' | 'CLOSED' | 'SAME' | 'OTHER'>(
  states: readonly State[],
) {
  return optionsFilter({
    key: 'state',
    label: 'console.protection.state',
    kind: 'chips',
    options: ({ text }) =>
      states.map((value) => ({
        value: value === 'OPEN' ? '' : value,
        label: text(`console.protection.state.${value}`),
      })),
    read: (typed) => ({ state: states.find((known) => known === typed) ?? states[0]! }),
  });
}
