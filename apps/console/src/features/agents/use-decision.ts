import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../shared/use-text.ts';
import type { WordId } from '../../shared/words.ts';

/** A decision about agents changes lists, bills and the log: all of them are read anew. */
export function useDecision<Input, Value>(
  decide: (input: Input) => Promise<Value>,
  { said, onDone }: { said: WordId; onDone?: (value: Value) => void },
) {
  const text = useText();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: async (value) => {
      showToast({ tone: 'good', title: text(said) });
      onDone?.(value);
      await Promise.all(
        ['agents', 'audit', 'settings'].map((key) => cache.invalidateQueries({ queryKey: [key] })),
      );
    },
  });
}
