import { TrendingDown } from 'lucide-react';
import { useText } from '../../../shared/words/use-text.ts';
import { useFigures } from '../use-figures.tsx';
import type { Contract, Terms } from './contract-kinds.ts';
import { topRate } from './tiers.ts';
import { ownContract, useFunds } from './use-funds.ts';

/** A new contract that pays less than the one in force says so, before it is answered. */
export function LowerNote({ contract }: { contract: Contract }) {
  const own = ownContract(useFunds(), contract.kind);
  if (!own || own.id === contract.id || contract.state !== 'PENDING') return null;
  return <Lower now={own.terms} next={contract.terms} />;
}

/** Both rates, where the next one is the lower. */
export function Lower({ now, next }: { now: Terms; next: Terms }) {
  const text = useText();
  const { rate } = useFigures();
  if (topRate(next) >= topRate(now)) return null;
  return (
    <p className="flex gap-2 rounded-ctl bg-brass-wash px-3.5 py-3 font-medium text-brass-text">
      <TrendingDown aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text('agents.lower', { now: rate(topRate(now)), next: rate(topRate(next)) })}
    </p>
  );
}
