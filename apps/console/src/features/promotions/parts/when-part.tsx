import { promotionsCampaign } from '@baize/contract';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { Part, type PartProps } from './part.tsx';

const LONGEST_GRACE = 2_160;

/** From when to when, how often it begins anew, and how long a gift waits to be claimed. */
export function WhenPart({ form, isEndOpen }: PartProps & { isEndOpen: boolean }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.promo');
  return (
    <Part name="when" form={form} places={['cycle']}>
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentField
          {...field('startsAt')}
          isRequired
          onChange={(at) => at !== null && form.change({ startsAt: at })}
        />
        <MomentField
          {...field('endsAt')}
          hint={text('console.promo.endsHint')}
          odd={text('console.promo.endsWrong')}
          isDisabled={!isEndOpen}
        />
        <PickField
          {...hinted('cycle')}
          values={promotionsCampaign.cycles}
          word={(cycle) => text(`console.promo.cycle.${cycle}`)}
        />
        <NumberField {...hinted('graceHours', 'grace')} max={LONGEST_GRACE} />
      </div>
    </Part>
  );
}
