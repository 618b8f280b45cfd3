import { LimitField, WholeField } from '../../../shared/fields/typed-fields.tsx';
import { partOf, useFields } from '../../../shared/fields/use-fields.ts';
import { Part, type PartProps } from './part.tsx';

const SUMS = ['budget', 'perDay', 'perMember'] as const;

/** What it may cost in all; with less left than its smallest gift it stops by itself. */
export function CostsPart({ form }: PartProps) {
  const { hinted } = useFields(partOf(form, 'costs'), 'console.promo');
  return (
    <Part name="costs" form={form} places={['costs']}>
      <div className="grid gap-4 sm:grid-cols-2">
        {SUMS.map((name) => (
          <LimitField key={name} {...hinted(name)} />
        ))}
        <WholeField {...hinted('stock')} />
      </div>
    </Part>
  );
}
