import { TextField } from '../../../shared/fields/text-field.tsx';
import { CardsField, CheckField, PickField } from '../../../shared/fields/typed-fields.tsx';
import { bound, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { Part, type PartProps } from './part.tsx';

/** How a gift reaches its member. */
export function PaysPart({ form }: PartProps) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.promo');
  const { how } = form.content;
  return (
    <Part name="pays" form={form}>
      <CardsField
        {...bound(form, 'how')}
        isLegendHidden
        label={text('console.promo.part.pays')}
        values={['AUTO', 'CLAIM', 'REVIEW', 'APPLICATION', 'CODE']}
        card={(way) => ({
          title: text(`console.promo.how.${way}`),
          text: text(`console.promo.howText.${way}`),
        })}
      />
      {how === 'CODE' && (
        <TextField
          {...hinted('code')}
          isRequired
          isTrimmed
          odd={text('console.form.missing')}
          maxLength={40}
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <PickField
          {...field('readyAt')}
          values={['MET', 'CYCLE_END']}
          word={(at) => text(`console.promo.readyAt.${at}`)}
        />
      </div>
      <div>
        <CheckField {...field('needsJoin')} />
        {(how === 'APPLICATION' || how === 'REVIEW') && <CheckField {...field('mayReapply')} />}
      </div>
    </Part>
  );
}
