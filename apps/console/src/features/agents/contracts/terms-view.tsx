import { rateText } from '@baize/money';
import { Facts } from '../../../shared/parts/facts.tsx';
import { type Text, useText } from '../../../shared/use-text.ts';
import type { ContractKind, Terms } from '../agent-rows.ts';
import { plainSum } from '../figures.ts';

type Tier = Terms['tiers'][number];

/** What a contract says, in words: one line for each tier. */
export function TermsView({ kind, terms }: { kind: ContractKind; terms: Terms }) {
  const text = useText();
  return (
    <div className="flex flex-col gap-2">
      <ol className="flex flex-col">
        {terms.tiers.map((tier, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place among the others
          <li key={n} className="flex items-baseline justify-between gap-4 border-t py-2">
            <span className="text-ink-soft">{conditionsOf(text, kind, tier)}</span>
            <span className="num shrink-0 font-semibold">{ratesOf(text, kind, tier)}</span>
          </li>
        ))}
      </ol>
      {kind === 'DIVIDEND' && (
        <Facts
          facts={[
            {
              label: text('console.agents.period'),
              value: text(`console.agents.period.${terms.period}`),
            },
            {
              label: text('console.agents.carry'),
              value: text(`console.agents.carry.${terms.carry}`),
            },
          ]}
        />
      )}
      {terms.isManual && <p className="text-ink-soft">{text('console.agents.isManual')}</p>}
    </div>
  );
}

function conditionsOf(text: Text, kind: ContractKind, tier: Tier): string {
  if (kind === 'REALTIME') {
    return text('console.agents.tier.singleBet', { amount: plainSum(tier.singleBet) });
  }
  const parts = [
    tier.activeMembers > 0 && text('console.agents.tier.active', { count: tier.activeMembers }),
    tier.validBet > 0n && text('console.agents.tier.validBet', { amount: plainSum(tier.validBet) }),
    tier.loss > 0n && text('console.agents.tier.loss', { amount: plainSum(tier.loss) }),
  ].filter((part) => part !== false);
  return parts.join(', ') || text('console.agents.tier.always');
}

function ratesOf(text: Text, kind: ContractKind, { rate, lossRate }: Tier): string {
  if (kind !== 'REALTIME') return `${rateText(rate)} %`;
  return text('console.agents.tier.rates', { win: rateText(rate), loss: rateText(lossRate) });
}
