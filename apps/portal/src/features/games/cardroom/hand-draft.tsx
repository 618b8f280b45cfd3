import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

type Draft = { value: unknown; set: (value: unknown) => void };

const DraftContext = createContext<Draft>({ value: undefined, set: () => undefined });

/** What one prepares before acting: cards taken up, rows arranged. It ends with the hand. */
export function HandDraft({ handId, children }: { handId: string; children: ReactNode }) {
  const [kept, setKept] = useState<{ handId: string; value: unknown }>();
  const set = useCallback((value: unknown) => setKept({ handId, value }), [handId]);
  const value = kept?.handId === handId ? kept.value : undefined;
  const draft = useMemo(() => ({ value, set }), [value, set]);
  return <DraftContext value={draft}>{children}</DraftContext>;
}

export function useDraft<Value>(first: Value): [Value, (value: Value) => void] {
  const { value, set } = useContext(DraftContext);
  return [(value as Value | undefined) ?? first, set];
}
