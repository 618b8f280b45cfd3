type Props = { state: string; by: string | null; note: string | null };

/** What was decided, by whom and why. */
export function DecidedNote({ state, by, note }: Props) {
  return (
    <span className="block max-w-prose py-1.5">
      {state}
      {note && (
        <span className="block text-ink-soft">
          {by} · {note}
        </span>
      )}
    </span>
  );
}
