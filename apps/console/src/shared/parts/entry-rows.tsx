import { Button, cx, IconButton, Panel, StatePanel } from '@baize/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Filled, linesAt } from '../fields/use-fields.ts';
import type { Prefix } from '../list/list.tsx';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';
import { MoveButtons, swapped } from './move-buttons.tsx';
import { StatePicture } from './state-picture.tsx';

type Words = { list: WordId; add: WordId; none: WordId; noneText: WordId };

type Props<Entry> = {
  /** Where its words begin, or the words one by one. */
  words: Prefix<keyof Words> | Words;
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  /** What a new line begins with. */
  blank: Entry;
  max: number;
  isDisabled: boolean;
  isWrong?: (place: string) => boolean;
  /** The fields of one line; they stand side by side where there is room. */
  row: (line: Filled<Entry>, at: number) => ReactNode;
};

/** A list that is edited in place: lines are added, moved and taken away. */
export function EntryRows<Entry>(props: Props<Entry>) {
  const { entries, onChange, blank, max, isDisabled, row } = props;
  const text = useText();
  const words = wordsOf(props.words);
  const lineAt = linesAt(props);
  const swap = (at: number, other: number) => onChange(swapped(entries, at, other));
  return (
    <div className="flex flex-col gap-3">
      {entries.length === 0 && (
        <StatePanel
          picture={<StatePicture name="empty" />}
          title={text(words.none)}
          text={text(words.noneText)}
        />
      )}
      {entries.length > 0 && (
        <Panel isPadded={false}>
          <ol aria-label={text(words.list)}>
            {entries.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; nothing in it is fixed
              <li key={at} className={cx('flex items-start gap-3 p-4', at > 0 && 'border-t')}>
                <div className="grid min-w-0 flex-1 gap-3 md:grid-flow-col md:auto-cols-fr">
                  {row(lineAt(entry, at), at)}
                </div>
                {!isDisabled && (
                  <div className="flex shrink-0 pt-8 max-md:flex-col max-md:pt-6">
                    <MoveButtons at={at} count={entries.length} onSwap={swap} />
                    <IconButton
                      size="sm"
                      label={text('console.rows.remove', { at: at + 1 })}
                      icon={<Trash2 />}
                      onClick={() => onChange(entries.filter((_, place) => place !== at))}
                    />
                  </div>
                )}
              </li>
            ))}
          </ol>
        </Panel>
      )}
      {!isDisabled && (
        <Button
          className="self-start"
          disabled={entries.length >= max}
          onClick={() => onChange([...entries, blank])}
        >
          <Plus aria-hidden className="size-4" />
          {text(words.add)}
        </Button>
      )}
    </div>
  );
}

function wordsOf(words: Props<never>['words']): Words {
  if (typeof words === 'object') return words;
  return {
    list: `${words}.list`,
    add: `${words}.add`,
    none: `${words}.none`,
    noneText: `${words}.noneText`,
  };
}
