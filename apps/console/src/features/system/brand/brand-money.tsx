import { zoneName } from '@baize/calendar';
import { money, moneyWords } from '@baize/money';
import { Field, NativeSelect, RadioCards, TextInput } from '@baize/ui';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { timesOf } from '../../../shared/times.ts';
import { useText } from '../../../shared/use-text.ts';
import type { BrandForm } from './brand-form.ts';

const SAMPLE = money('1234.50');
const STEP_MINUTES = 15;
const FIRST_OFFSET = -720;
const LAST_OFFSET = 840;

export function BrandMoney({ form }: { form: BrandForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const symbol = content.currencySymbol;
  const sample = (position: 'F' | 'B') => moneyWords(SAMPLE, { locale: 'en', symbol, position });
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={text('console.brand.currency')} hint={text('console.brand.currencyHint')}>
          <TextInput readOnly value={content.currency} />
        </Field>
        <TextField
          isRequired
          label={text('console.brand.symbol')}
          error={isWrong('currencySymbol') && text('console.form.missing')}
          maxLength={6}
          disabled={!mayEdit}
          value={symbol}
          onChange={(currencySymbol) => change({ currencySymbol })}
        />
      </div>
      <RadioCards
        legend={text('console.brand.position')}
        value={content.currencyPosition}
        onChange={(currencyPosition) => change({ currencyPosition })}
        options={[
          {
            value: 'F',
            title: sample('F'),
            text: text('console.brand.position.F'),
            isDisabled: !mayEdit,
          },
          {
            value: 'B',
            title: sample('B'),
            text: text('console.brand.position.B'),
            isDisabled: !mayEdit,
          },
        ]}
      />
      <TimeZone form={form} />
    </div>
  );
}

function TimeZone({ form }: { form: BrandForm }) {
  const text = useText();
  const { content, change, mayEdit } = form;
  const offset = content.timeZoneOffsetMinutes;
  const now = timesOf(zoneName(offset), offset).dayAndTime(Date.now());
  return (
    <Field
      label={text('console.brand.timeZone')}
      hint={text('console.brand.timeZoneHint', { now })}
      className="max-w-sm"
    >
      <NativeSelect
        disabled={!mayEdit}
        options={offsets()}
        value={String(offset)}
        onChange={(event) => change({ timeZoneOffsetMinutes: Number(event.target.value) })}
      />
    </Field>
  );
}

function offsets() {
  const count = (LAST_OFFSET - FIRST_OFFSET) / STEP_MINUTES + 1;
  return Array.from({ length: count }, (_, at) => {
    const minutes = FIRST_OFFSET + at * STEP_MINUTES;
    return { value: String(minutes), label: zoneName(minutes) };
  });
}
