import { NumberField } from '../../../shared/fields/number-field.tsx';
import { SumField } from '../../../shared/fields/typed-fields.tsx';
import { bound, fieldsOf, linesOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { Lines } from './lines.tsx';
import type { PartProps } from './part.tsx';
import { TimesField } from './times-field.tsx';

const MOST_WEIGHT = 1_000_000;

/** When a rain falls, who may catch how often, and what is in the envelopes. */
export function RainFields({ form }: PartProps) {
  const { field } = useFields(form, 'console.promo');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TimesField {...bound(form, 'rainMinutes')} />
        <NumberField {...field('rainSeconds')} min={10} max={600} />
      </div>
      <Amounts form={form} />
      <Chances form={form} />
    </>
  );
}

function Amounts({ form }: PartProps) {
  const text = useText();
  return (
    <Lines
      {...linesOf(form, 'rainAmounts')}
      nameOf={(at) => text('console.promo.envelope', { at: at + 1 })}
      blank={{ amount: '', weight: 1 }}
      add={text('console.promo.addEnvelope')}
      most={50}
      row={(line) => {
        const { field, hinted } = fieldsOf(text, line, 'console.promo');
        return (
          <>
            <SumField {...field('amount', 'money')} isRequired />
            <NumberField {...hinted('weight')} min={1} max={MOST_WEIGHT} />
          </>
        );
      }}
    />
  );
}

function Chances({ form }: PartProps) {
  const text = useText();
  return (
    <Lines
      {...linesOf(form, 'rainChances')}
      nameOf={(at) => text('console.promo.chance', { at: at + 1 })}
      blank={{ deposit: '0', validBet: '0', chances: 1 }}
      add={text('console.promo.addChance')}
      most={20}
      row={(line) => {
        const { field } = fieldsOf(text, line, 'console.promo');
        return (
          <>
            <SumField {...field('deposit', 'depositedYesterday')} />
            <SumField {...field('validBet', 'betYesterday')} />
            <NumberField {...field('chances')} min={1} max={100} />
          </>
        );
      }}
    />
  );
}
