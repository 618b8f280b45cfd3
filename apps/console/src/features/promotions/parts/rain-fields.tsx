import { NumberField } from '../../../shared/fields/number-field.tsx';
import { SumField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import { Lines } from './lines.tsx';
import type { PartProps } from './part.tsx';
import { TimesField } from './times-field.tsx';

const MOST_WEIGHT = 1_000_000;

/** When a rain falls, who may catch how often, and what is in the envelopes. */
export function RainFields(props: PartProps) {
  const text = useText();
  const { form, isDisabled } = props;
  const { content, change, isWrong } = form;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TimesField
          value={content.rainMinutes}
          isDisabled={isDisabled}
          isWrong={isWrong('rainMinutes')}
          onChange={(rainMinutes) => change({ rainMinutes })}
        />
        <NumberField
          label={text('console.promo.rainSeconds')}
          min={10}
          max={600}
          value={content.rainSeconds}
          isDisabled={isDisabled}
          onChange={(rainSeconds) => change({ rainSeconds })}
        />
      </div>
      <Amounts {...props} />
      <Chances {...props} />
    </>
  );
}

function Amounts({ form, isDisabled }: PartProps) {
  const text = useText();
  const { content, change, isWrong } = form;
  return (
    <Lines
      entries={content.rainAmounts}
      nameOf={(at) => text('console.promo.envelope', { at: at + 1 })}
      blank={{ amount: '', weight: 1 }}
      add={text('console.promo.addEnvelope')}
      most={50}
      isDisabled={isDisabled}
      onChange={(rainAmounts) => change({ rainAmounts })}
      row={({ amount, weight }, set, at) => (
        <>
          <SumField
            isRequired
            label={text('console.promo.money')}
            value={amount}
            isDisabled={isDisabled}
            isWrong={isWrong(`rainAmounts.${at}.amount`)}
            onChange={(typed) => set({ amount: typed })}
          />
          <NumberField
            label={text('console.promo.weight')}
            hint={text('console.promo.weightHint')}
            min={1}
            max={MOST_WEIGHT}
            value={weight}
            isDisabled={isDisabled}
            onChange={(next) => set({ weight: next })}
          />
        </>
      )}
    />
  );
}

function Chances({ form, isDisabled }: PartProps) {
  const text = useText();
  const { content, change, isWrong } = form;
  return (
    <Lines
      entries={content.rainChances}
      nameOf={(at) => text('console.promo.chance', { at: at + 1 })}
      blank={{ deposit: '0', validBet: '0', chances: 1 }}
      add={text('console.promo.addChance')}
      most={20}
      isDisabled={isDisabled}
      onChange={(rainChances) => change({ rainChances })}
      row={({ deposit, validBet, chances }, set, at) => (
        <>
          <SumField
            label={text('console.promo.depositedYesterday')}
            value={deposit}
            isDisabled={isDisabled}
            isWrong={isWrong(`rainChances.${at}.deposit`)}
            onChange={(typed) => set({ deposit: typed })}
          />
          <SumField
            label={text('console.promo.betYesterday')}
            value={validBet}
            isDisabled={isDisabled}
            isWrong={isWrong(`rainChances.${at}.validBet`)}
            onChange={(typed) => set({ validBet: typed })}
          />
          <NumberField
            label={text('console.promo.chances')}
            min={1}
            max={100}
            value={chances}
            isDisabled={isDisabled}
            onChange={(next) => set({ chances: next })}
          />
        </>
      )}
    />
  );
}
