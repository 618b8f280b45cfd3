import type { Call, Output, Shape } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PlainSearch } from '../../../shared/list/search.ts';
import { type Tools, useTools } from '../../../shared/list/tools.ts';
import { queryOf } from '../../../shared/queries.ts';
import type { WordId } from '../../../shared/words.ts';
import { CardPanel } from './card-panel.tsx';

type Onward = { to: string; search: PlainSearch; label: WordId };

type Part<Input extends Shape, Value> = {
  title: WordId;
  asked: (memberId: number) => Output<Input>;
  /** Where the whole list is; what was read may say which. */
  onward: (memberId: number, value: Value | undefined) => Onward;
  show: (value: Value, tools: Tools, memberId: number) => ReactNode;
};

/** A part of a member's card that shows what one call answers about them. */
export function cardPart<Input extends Shape, Value extends Shape>(
  call: Call<Input, Value>,
  { title, asked, onward, show }: Part<Input, Output<Value>>,
) {
  return function CardPart({ memberId }: { memberId: number }) {
    const tools = useTools(undefined);
    const query = useQuery(queryOf(call, asked(memberId)));
    const { label, ...place } = onward(memberId, query.data);
    return (
      <CardPanel
        title={tools.text(title)}
        query={query}
        onward={{ ...place, label: tools.text(label) }}
      >
        {(value) => show(value, tools, memberId)}
      </CardPanel>
    );
  };
}
