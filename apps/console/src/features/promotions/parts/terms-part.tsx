import { catalogueKinds, promotionsCampaign } from '@baize/contract';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { ChecksField, LimitField, WholeField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { CampaignDraft } from '../campaigns/campaign-editable.ts';
import { Part, type PartProps } from './part.tsx';

type Terms = CampaignDraft['terms'];
type TermsProps = PartProps & { set: (part: Partial<Terms>) => void };

/** What holds for money given: how often it must be played, where, with what stakes, until when. */
export function TermsPart({ form, isDisabled }: PartProps) {
  const text = useText();
  const { terms } = form.content;
  const set = (part: Partial<Terms>) => form.change({ terms: { ...terms, ...part } });
  return (
    <Part name="terms" form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={text('console.promo.multiple')}
          hint={text('console.promo.multipleHint', { count: terms.multiple })}
          max={100}
          value={terms.multiple}
          isDisabled={isDisabled}
          onChange={(multiple) => set({ multiple })}
        />
        <WhilePlayed form={form} isDisabled={isDisabled} set={set} />
        <LimitField
          label={text('console.promo.balanceBelow')}
          hint={text('console.promo.balanceBelowHint')}
          value={terms.balanceBelow}
          isDisabled={isDisabled}
          isWrong={form.isWrong('terms.balanceBelow')}
          onChange={(balanceBelow) => set({ balanceBelow })}
        />
      </div>
      {terms.multiple > 0 && <Weights form={form} isDisabled={isDisabled} set={set} />}
      <ChecksField
        label={text('console.promo.onePer')}
        hint={text('console.promo.onePerHint')}
        value={terms.onePer}
        values={promotionsCampaign.onePerThings}
        word={(thing) => text(`console.promo.onePer.${thing}`)}
        isDisabled={isDisabled}
        onChange={(onePer) => set({ onePer })}
      />
    </Part>
  );
}

/** Limits of a bonus while its turnover is open; without turnover there is no bonus. */
function WhilePlayed({ form, isDisabled, set }: TermsProps) {
  const text = useText();
  const { terms } = form.content;
  const { isWrong } = form;
  if (terms.multiple === 0) return null;
  return (
    <>
      <WholeField
        label={text('console.promo.hoursToPlay')}
        hint={text('console.promo.hoursToPlayHint')}
        value={terms.hoursToPlay}
        isDisabled={isDisabled}
        isWrong={isWrong('terms.hoursToPlay')}
        onChange={(hoursToPlay) => set({ hoursToPlay })}
      />
      <LimitField
        label={text('console.promo.maxStake')}
        hint={text('console.promo.maxStakeHint')}
        value={terms.maxStake}
        isDisabled={isDisabled}
        isWrong={isWrong('terms.maxStake')}
        onChange={(maxStake) => set({ maxStake })}
      />
      <WholeField
        label={text('console.promo.winningsCap')}
        hint={text('console.promo.winningsCapHint')}
        value={terms.winningsCap}
        isDisabled={isDisabled}
        isWrong={isWrong('terms.winningsCap')}
        onChange={(winningsCap) => set({ winningsCap })}
      />
      <ListText
        label={text('console.promo.excluded')}
        hint={text('console.promo.excludedHint')}
        error={isWrong('terms.excluded') && text('console.form.wrong')}
        value={terms.excluded}
        isDisabled={isDisabled}
        onChange={(excluded) => set({ excluded })}
      />
    </>
  );
}

const ALL = 100;

function Weights({ form, isDisabled, set }: TermsProps) {
  const text = useText();
  const { weights } = form.content.terms;
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
              set({ weights: weight === ALL ? rest : { ...rest, [category]: weight } });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
