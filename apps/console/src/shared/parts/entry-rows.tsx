import { Button, cx, IconButton, Panel, StatePanel } from '@baize/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../use-text.ts';
import { MoveButtons, swapped } from './move-buttons.tsx';
import { StatePicture } from './state-picture.tsx';

type Props<Entry> = {
  name: string;
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  /** What a new line begins with. */
  blank: Entry;
  addLabel: string;
  emptyTitle: string;
  emptyText: string;
  max: number;
  isDisabled: boolean;
  /** The fields of one line; they stand side by side where there is room. */
  row: (entry: Entry, set: (part: Partial<Entry>) => void, at: number) => ReactNode;
};

/** A list that is edited in place: lines are added, moved and taken away. */
export function EntryRows<Entry>(props: Props<Entry>) {
  const { name, entries, onChange, blank, addLabel, max, isDisabled, row } = props;
  const text = useText();
  const replace = (at: number, part: Partial<Entry>) =>
    onChange(entries.map((entry, place) => (place === at ? { ...entry, ...part } : entry)));
  const swap = (at: number, other: number) => onChange(swapped(entries, at, other));
  return (
    <div className="flex flex-col gap-3">
      {entries.length === 0 && (
        <StatePanel
          picture={<StatePicture name="empty" />}
          title={props.emptyTitle}
          text={props.emptyText}
        />
      )}
      {entries.length > 0 && (
        <Panel isPadded={false}>
          <ol aria-label={name}>
            {entries.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; nothing in it is fixed
              <li key={at} className={cx('flex items-start gap-3 p-4', at > 0 && 'border-t')}>
                <div className="grid min-w-0 flex-1 gap-3 md:grid-flow-col md:auto-cols-fr">
                  {row(entry, (part) => replace(at, part), at)}
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
          {addLabel}
        </Button>
      )}
    </div>
  );
}
