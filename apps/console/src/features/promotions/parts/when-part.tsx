import { promotionsCampaign } from '@baize/contract';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import { Part, type PartProps } from './part.tsx';

const LONGEST_GRACE = 2_160;

/** From when to when, how often it begins anew, and how long a gift waits to be claimed. */
export function WhenPart({ form, isDisabled, isEndOpen }: PartProps & { isEndOpen: boolean }) {
  const text = useText();
  const { content, change, isWrong } = form;
  return (
    <Part name="when" form={form} places={['cycle']}>
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentField
          isRequired
          label={text('console.promo.startsAt')}
          value={content.startsAt}
          isDisabled={isDisabled}
          onChange={(at) => at !== null && change({ startsAt: at })}
        />
        <MomentField
          label={text('console.promo.endsAt')}
          hint={text('console.promo.endsHint')}
          error={isWrong('endsAt') && text('console.promo.endsWrong')}
          value={content.endsAt}
          isDisabled={!isEndOpen}
          onChange={(endsAt) => change({ endsAt })}
        />
        <PickField
          label={text('console.promo.cycle')}
          hint={text('console.promo.cycleHint')}
          value={content.cycle}
          values={promotionsCampaign.cycles}
          word={(cycle) => text(`console.promo.cycle.${cycle}`)}
          isDisabled={isDisabled}
          onChange={(cycle) => change({ cycle })}
        />
        <NumberField
          label={text('console.promo.grace')}
          hint={text('console.promo.graceHint')}
          max={LONGEST_GRACE}
          value={content.graceHours}
          isDisabled={isDisabled}
          onChange={(graceHours) => change({ graceHours })}
        />
      </div>
    </Part>
  );
}
