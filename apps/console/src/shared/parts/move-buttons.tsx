import { IconButton } from '@baize/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useText } from '../use-text.ts';

type Props = { at: number; count: number; onSwap: (at: number, other: number) => void };

/** Moves a line of a list up or down. */
export function MoveButtons({ at, count, onSwap }: Props) {
  const text = useText();
  return (
    <>
      <IconButton
        size="sm"
        label={text('console.rows.up', { at: at + 1 })}
        icon={<ArrowUp />}
        disabled={at === 0}
        onClick={() => onSwap(at, at - 1)}
      />
      <IconButton
        size="sm"
        label={text('console.rows.down', { at: at + 1 })}
        icon={<ArrowDown />}
        disabled={at === count - 1}
        onClick={() => onSwap(at, at + 1)}
      />
    </>
  );
}

export function swapped<Entry>(entries: readonly Entry[], one: number, other: number): Entry[] {
  const next = [...entries];
  [next[one], next[other]] = [next[other]!, next[one]!];
  return next;
}
