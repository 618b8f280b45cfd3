import { RadioCards } from '@baize/ui';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { BrandForm } from './brand-form.ts';

export function BrandName({ form }: { form: BrandForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          isRequired
          label={text('console.brand.name')}
          hint={text('console.brand.nameHint')}
          error={isWrong('name') && text('console.form.missing')}
          maxLength={60}
          disabled={!mayEdit}
          value={content.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          isRequired
          label={text('console.brand.code')}
          hint={text('console.brand.codeHint')}
          error={isWrong('code') && text('console.brand.codeOdd')}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={20}
          disabled={!mayEdit}
          value={content.code}
          onChange={(value) => change({ code: value.toLowerCase() })}
        />
      </div>
      <RadioCards
        legend={text('console.brand.market')}
        value={content.marketProfile}
        onChange={(marketProfile) => change({ marketProfile })}
        options={(['standard', 'strict'] as const).map((value) => ({
          value,
          isDisabled: !mayEdit,
          title: text(`console.brand.market.${value}`),
          text: text(`console.brand.market.${value}Text`),
        }))}
      />
      <RadioCards
        legend={text('console.brand.ticker')}
        value={content.jackpotTicker}
        onChange={(jackpotTicker) => change({ jackpotTicker })}
        options={(['pool', 'display'] as const).map((value) => ({
          value,
          isDisabled: !mayEdit,
          title: text(`console.brand.ticker.${value}`),
          text: text(`console.brand.ticker.${value}Text`),
        }))}
      />
      <NumberField
        label={text('console.brand.winnersFrom')}
        hint={text('console.brand.winnersFromHint')}
        value={content.winnersFrom}
        max={1_000_000}
        isDisabled={!mayEdit}
        onChange={(winnersFrom) => change({ winnersFrom })}
        className="md:max-w-80"
      />
    </div>
  );
}
