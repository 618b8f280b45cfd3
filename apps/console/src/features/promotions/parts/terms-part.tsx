import { catalogueKinds, promotionsCampaign } from '@baize/contract';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { ChecksField, LimitField, WholeField } from '../../../shared/fields/typed-fields.tsx';
import { bound, type Filled, partOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { CampaignDraft } from '../campaigns/campaign-editable.ts';
import { Part, type PartProps } from './part.tsx';

type TermsProps = { form: Filled<CampaignDraft['terms']> };

/** What holds for money given: how often it must be played, where, with what stakes, until when. */
export function TermsPart({ form }: PartProps) {
  const text = useText();
  const terms = partOf(form, 'terms');
  const { field, hinted } = useFields(terms, 'console.promo');
  const { multiple } = terms.content;
  return (
    <Part name="terms" form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...field('multiple')}
          hint={text('console.promo.multipleHint', { count: multiple })}
          max={100}
        />
        {multiple > 0 && <WhilePlayed form={terms} />}
        <LimitField {...hinted('balanceBelow')} />
      </div>
      {multiple > 0 && <Weights form={terms} />}
      <ChecksField
        {...hinted('onePer')}
        values={promotionsCampaign.onePerThings}
        word={(thing) => text(`console.promo.onePer.${thing}`)}
      />
    </Part>
  );
}

/** Limits of a bonus while its turnover is open; without turnover there is no bonus. */
function WhilePlayed({ form }: TermsProps) {
  const { hinted } = useFields(form, 'console.promo');
  return (
    <>
      <WholeField {...hinted('hoursToPlay')} />
      <LimitField {...hinted('maxStake')} />
      <WholeField {...hinted('winningsCap')} />
      <ListText {...hinted('excluded')} />
    </>
  );
}

const ALL = 100;

function Weights({ form }: TermsProps) {
  const text = useText();
  const { value: weights, onChange, isDisabled } = bound(form, 'weights');
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="text-[0.8125rem] font-medium text-ink-soft">
        {text('console.promo.weights')}
      </legend>
      <p className="mb-3 text-[0.8125rem] text-ink-soft">{text('console.promo.weightsHint')}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
        {catalogueKinds.baseCategories.map((category) => (
          <NumberField
            key={category}
            label={text(`console.category.${category}`)}
            max={ALL}
            value={weights[category] ?? ALL}
            isDisabled={isDisabled}
            onChange={(weight) => {
              const { [category]: _had, ...rest } = weights;
              onChange(weight === ALL ? rest : { ...rest, [category]: weight });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
