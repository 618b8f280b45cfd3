import { NumberField } from '../../../shared/fields/number-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { CardsField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { BrandForm } from './brand-form.ts';

export function BrandName({ form }: { form: BrandForm }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.brand');
  const cardOf = (id: `market.${'standard' | 'strict'}` | `ticker.${'pool' | 'display'}`) => ({
    title: text(`console.brand.${id}`),
    text: text(`console.brand.${id}Text`),
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          {...hinted('name')}
          isRequired
          odd={text('console.form.missing')}
          maxLength={60}
        />
        <TextField
          {...hinted('code')}
          isRequired
          odd={text('console.brand.codeOdd')}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={20}
          onChange={(value) => form.change({ code: value.toLowerCase() })}
        />
      </div>
      <CardsField
        {...field('marketProfile', 'market')}
        values={['standard', 'strict']}
        card={(value) => cardOf(`market.${value}`)}
      />
      <CardsField
        {...field('jackpotTicker', 'ticker')}
        values={['pool', 'display']}
        card={(value) => cardOf(`ticker.${value}`)}
      />
      <NumberField {...hinted('winnersFrom')} max={1_000_000} className="md:max-w-80" />
    </div>
  );
}
