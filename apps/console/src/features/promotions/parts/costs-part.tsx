import { LimitField, WholeField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { CampaignDraft } from '../campaigns/campaign-editable.ts';
import { Part, type PartProps } from './part.tsx';

const SUMS = ['budget', 'perDay', 'perMember'] as const;

/** What it may cost in all; with less left than its smallest gift it stops by itself. */
export function CostsPart({ form, isDisabled }: PartProps) {
  const text = useText();
  const { costs } = form.content;
  const set = (part: Partial<CampaignDraft['costs']>) =>
    form.change({ costs: { ...costs, ...part } });
  return (
    <Part name="costs" form={form} places={['costs']}>
      <div className="grid gap-4 sm:grid-cols-2">
        {SUMS.map((name) => (
          <LimitField
            key={name}
            label={text(`console.promo.${name}`)}
            hint={text(`console.promo.${name}Hint`)}
            value={costs[name]}
            isDisabled={isDisabled}
            isWrong={form.isWrong(`costs.${name}`)}
            onChange={(typed) => set({ [name]: typed })}
          />
        ))}
        <WholeField
          label={text('console.promo.stock')}
          hint={text('console.promo.stockHint')}
          value={costs.stock}
          isDisabled={isDisabled}
          isWrong={form.isWrong('costs.stock')}
          onChange={(stock) => set({ stock })}
        />
      </div>
    </Part>
  );
}
