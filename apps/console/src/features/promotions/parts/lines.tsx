import { Button, IconButton } from '@baize/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Filled, linesAt } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';

type Props<Entry> = {
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  /** What each is called: "Step 2". */
  nameOf: (at: number) => string;
  /** A new one begins as the last, or as this. */
  blank: Entry;
  add: string;
  most: number;
  isDisabled: boolean;
  isWrong?: (place: string) => boolean;
  /** Taken away by more than itself: what hangs on it goes with it. */
  onRemove?: (at: number) => void;
  onAdd?: () => void;
  row: (line: Filled<Entry>, at: number) => ReactNode;
};

/** Several of the same, each in a frame of its own. */
export function Lines<Entry>(props: Props<Entry>) {
  const { entries, onChange, nameOf, blank, add, most, isDisabled, row } = props;
  const text = useText();
  const remove =
    props.onRemove ?? ((at: number) => onChange(entries.filter((_, place) => place !== at)));
  const lineAt = linesAt(props);
  return (
    <div className="flex flex-col gap-3">
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; nothing in it is fixed
        <section key={at} aria-label={nameOf(at)} className="rounded-card border bg-rail/30 p-4">
          <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
            <h4 className="font-semibold">{nameOf(at)}</h4>
            {!isDisabled && (
              <IconButton
                size="sm"
                label={text('console.promo.remove', { name: nameOf(at) })}
                icon={<Trash2 />}
                onClick={() => remove(at)}
              />
            )}
          </div>
          <div className="grid gap-4 sm:grid-cols-2">{row(lineAt(entry, at), at)}</div>
        </section>
      ))}
      {!isDisabled && entries.length < most && (
        <Button
          size="sm"
          className="w-fit"
          onClick={() => (props.onAdd ? props.onAdd() : onChange([...entries, blank]))}
        >
          <Plus aria-hidden className="size-4" />
          {add}
        </Button>
      )}
    </div>
  );
}
