import { NumberField } from '../../../shared/fields/number-field.tsx';
import { SumField } from '../../../shared/fields/typed-fields.tsx';
import { linesOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { GiftFields } from './gift-fields.tsx';
import { NO_GIFT } from './goals.ts';
import { Lines } from './lines.tsx';
import type { PartProps } from './part.tsx';

const MOST_DAYS = 31;

/** What each day of a sign-in gives, and what making up for a missed one costs. */
export function StripFields({ form }: PartProps) {
  const text = useText();
  const { field } = useFields(form, 'console.promo');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...field('makeUpsPerMonth', 'makeUps')} max={MOST_DAYS} />
        <SumField {...field('makeUpPoints')} isCount />
      </div>
      <Lines
        {...linesOf(form, 'strip')}
        nameOf={(at) => text('console.promo.day', { at: at + 1 })}
        blank={form.content.strip.at(-1) ?? NO_GIFT}
        add={text('console.promo.addDay')}
        most={MOST_DAYS}
        row={(gift) => <GiftFields form={gift} />}
      />
    </>
  );
}
