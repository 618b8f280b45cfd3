import { zoneName } from '@baize/calendar';
import { money, moneyWords } from '@baize/money';
import { Field, TextInput } from '@baize/ui';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { CardsField, PickField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { timesOf } from '../../../shared/times.ts';
import { useText } from '../../../shared/use-text.ts';
import type { BrandForm } from './brand-form.ts';

const SAMPLE = money('1234.50');
const STEP_MINUTES = 15;
const FIRST_OFFSET = -720;
const LAST_OFFSET = 840;

export function BrandMoney({ form }: { form: BrandForm }) {
  const text = useText();
  const { field } = useFields(form, 'console.brand');
  const { currency, currencySymbol: symbol } = form.content;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={text('console.brand.currency')} hint={text('console.brand.currencyHint')}>
          <TextInput readOnly value={currency} />
        </Field>
        <TextField
          {...field('currencySymbol', 'symbol')}
          isRequired
          odd={text('console.form.missing')}
          maxLength={6}
        />
      </div>
      <CardsField
        {...field('currencyPosition', 'position')}
        values={['F', 'B']}
        card={(position) => ({
          title: moneyWords(SAMPLE, { locale: 'en', symbol, position }),
          text: text(`console.brand.position.${position}`),
        })}
      />
      <TimeZone form={form} />
    </div>
  );
}

function TimeZone({ form }: { form: BrandForm }) {
  const text = useText();
  const { field } = useFields(form, 'console.brand');
  const { value: offset, onChange, ...zone } = field('timeZoneOffsetMinutes', 'timeZone');
  const now = timesOf(zoneName(offset), offset).dayAndTime(Date.now());
  return (
    <PickField
      {...zone}
      hint={text('console.brand.timeZoneHint', { now })}
      className="max-w-sm"
      value={String(offset)}
      values={offsets().map(String)}
      word={(minutes) => zoneName(Number(minutes))}
      onChange={(minutes) => onChange(Number(minutes))}
    />
  );
}

function offsets(): number[] {
  const count = (LAST_OFFSET - FIRST_OFFSET) / STEP_MINUTES + 1;
  return Array.from({ length: count }, (_, at) => FIRST_OFFSET + at * STEP_MINUTES);
}
