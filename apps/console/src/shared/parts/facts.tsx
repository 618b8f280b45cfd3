import type { ReactNode } from 'react';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';

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

type WordFactsProps = { facts: Readonly<Partial<Record<WordId, ReactNode>>> };

/** Values by the words of their names; what is not there has no line. */
export function WordFacts({ facts }: WordFactsProps) {
  const text = useText();
  const words = Object.keys(facts) as (keyof typeof facts)[];
  const isThere = (word: WordId) =>
    ![null, undefined, false, ''].some((none) => facts[word] === none);
  return (
    <Facts
      facts={words.filter(isThere).map((word) => ({ label: text(word), value: facts[word] }))}
    />
  );
}
