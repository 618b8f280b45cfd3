import { catalogueKinds } from '@baize/contract';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import {
  LimitField,
  ShareField,
  SumField,
  WholeField,
} from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { LevelDraft, RulesForm } from './rules-editable.ts';

type Props = { form: RulesForm; at: number };

const ASKS = ['deposit', 'validBet', 'keep'] as const;
const BRINGS = ['upgrade', 'weekly', 'monthly', 'birthday'] as const;

/** One level: what it asks for, its gifts, its limits and its rebate rates. */
export function LevelFields({ form, at }: Props) {
  const text = useText();
  const level = form.content.levels[at]!;
  const isDisabled = !form.mayEdit;
  const isWrong = (place: string) => form.isWrong(`levels.${at}.${place}`);
  const set = (part: Partial<LevelDraft>) =>
    form.change({
      levels: form.content.levels.map((one, n) => (n === at ? { ...one, ...part } : one)),
    });
  const sums = (names: readonly (typeof ASKS | typeof BRINGS)[number][]) =>
    names.map((name) => (
      <SumField
        key={name}
        label={text(`console.loyalty.sum.${name}`)}
        value={level[name]}
        isDisabled={isDisabled}
        isWrong={isWrong(name)}
        onChange={(typed) => set({ [name]: typed })}
      />
    ));
  return (
    <FormPanel title={`VIP${at}`}>
      {at > 0 && (
        <>
          <p className="text-ink-soft">{text('console.loyalty.asks')}</p>
          <div className="grid gap-4 sm:grid-cols-2">{sums(ASKS)}</div>
          {form.isWrong(`levels.${at}`) && (
            <p className="text-danger">{text('console.loyalty.notRising')}</p>
          )}
        </>
      )}
      <p className="text-ink-soft">{text('console.loyalty.brings')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {sums(BRINGS)}
        <WholeField
          label={text('console.loyalty.withdrawalsPerDay')}
          hint={text('console.loyalty.asCashier')}
          value={level.withdrawalsPerDay}
          isDisabled={isDisabled}
          isWrong={isWrong('withdrawalsPerDay')}
          onChange={(withdrawalsPerDay) => set({ withdrawalsPerDay })}
        />
        <LimitField
          label={text('console.loyalty.withdrawPerDay')}
          hint={text('console.loyalty.asCashier')}
          value={level.withdrawPerDay}
          isDisabled={isDisabled}
          isWrong={isWrong('withdrawPerDay')}
          onChange={(withdrawPerDay) => set({ withdrawPerDay })}
        />
      </div>
      <Rates level={level} isDisabled={isDisabled} isWrong={isWrong} set={set} />
    </FormPanel>
  );
}

type RatesProps = {
  level: LevelDraft;
  isDisabled: boolean;
  isWrong: (place: string) => boolean;
  set: (part: Partial<LevelDraft>) => void;
};

function Rates({ level, isDisabled, isWrong, set }: RatesProps) {
  const text = useText();
  return (
    <>
      <p className="text-ink-soft">{text('console.loyalty.rates')}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {catalogueKinds.baseCategories.map((category) => (
          <ShareField
            key={category}
            label={text(`console.category.${category}`)}
            value={level.rates[category] ?? null}
            isDisabled={isDisabled}
            isWrong={isWrong(`rates.${category}`)}
            onChange={(rate) => {
              const { [category]: _, ...rest } = level.rates;
              set({ rates: rate === null ? rest : { ...rest, [category]: rate } });
            }}
          />
        ))}
      </div>
    </>
  );
}
