import { cx } from '@baize/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { useFigures } from '../use-figures.tsx';
import type { ContractKind, Terms, Tier } from './contract-kinds.ts';
import { type TierField, tierFields } from './tiers.ts';

type Props = {
  kind: ContractKind;
  terms: Terms;
  /** The tier that was reached, from 0; -1 where none was. */
  reached?: number;
  className?: string;
};

/** The tiers of a contract: what each asks for, and what it gives. */
export function TermsTable({ kind, terms, reached, className }: Props) {
  const text = useText();
  const fields = usedFields(kind, terms.tiers);
  return (
    <section
      aria-label={text('agents.terms.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={cx('overflow-x-auto rounded-ctl border', className)}
    >
      <table className="num w-full border-collapse">
        <caption className="sr-only">{text('agents.terms.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(cell, 'type-label text-start')}>
              {text('agents.terms.tier')}
            </th>
            {fields.map((field) => (
              <th key={field} scope="col" className={cx(cell, 'type-label text-end')}>
                {text(fieldWords(kind, field))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.tiers.map((tier, at) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
              key={at}
              aria-current={at === reached || undefined}
              className={cx(at === reached && 'bg-felt-wash font-semibold')}
            >
              <th scope="row" className={cx(cell, 'border-t text-start font-medium')}>
                <span className="inline-flex items-center gap-1.5">
                  {at + 1}
                  {at === reached && (
                    <>
                      <Check aria-hidden className="size-4 text-felt-text" />
                      <span className="text-xs text-felt-text">{text('agents.terms.reached')}</span>
                    </>
                  )}
                </span>
              </th>
              {fields.map((field) => (
                <td key={field} className={cx(cell, 'border-t text-end')}>
                  <TierValue field={field} tier={tier} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TierValue({ field, tier }: { field: TierField; tier: Tier }): ReactNode {
  const { money, rate, count } = useFigures();
  const value = tier[field];
  if (field === 'rate' || field === 'lossRate') return rate(tier[field]);
  if (!value) return <span className="text-ink-faint">–</span>;
  return typeof value === 'bigint' ? money(value) : count(value);
}

/** A condition that no tier asks for is not listed. */
function usedFields(kind: ContractKind, tiers: readonly Tier[]): TierField[] {
  return tierFields[kind].filter(
    (field) => field === 'rate' || field === 'lossRate' || tiers.some((tier) => tier[field]),
  );
}

/** The same figure has another name by the span it is counted over. */
export function fieldWords(kind: ContractKind, field: TierField) {
  if (field === 'validBet') return `agents.field.validBet.${kind}` as const;
  if (field === 'rate') return `agents.field.rate.${kind}` as const;
  return `agents.field.${field}` as const;
}

const cell = 'h-10 px-3 whitespace-nowrap';
