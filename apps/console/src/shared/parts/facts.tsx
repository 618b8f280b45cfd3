import type { ReactNode } from 'react';

export type Fact = { label: string; value: ReactNode };

/** Names and values, one under the other, parted by lines. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-t py-2">
          <dt className="shrink-0 text-ink-soft">{label}</dt>
          <dd className="num min-w-0 text-end font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
