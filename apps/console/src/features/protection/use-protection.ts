import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A decision of this desk; everything it shows is read anew after it. */
export function useDecision<Input, Value>(
  decide: (input: Input) => Promise<Value>,
  onSuccess: (value: Value) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: async (value) => {
      onSuccess(value);
      await Promise.all(
        ['protection', 'approvals', 'audit'].map((key) =>
          cache.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
  });
}
