import { Checkbox, RadioCards } from '@baize/ui';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import { Part, type PartProps } from './part.tsx';

const WAYS = ['AUTO', 'CLAIM', 'REVIEW', 'APPLICATION', 'CODE'] as const;

/** How a gift reaches its member. */
export function PaysPart({ form, isDisabled }: PartProps) {
  const text = useText();
  const { content, change, isWrong } = form;
  const { how } = content;
  return (
    <Part name="pays" form={form}>
      <RadioCards
        isLegendHidden
        legend={text('console.promo.part.pays')}
        value={how}
        options={WAYS.map((value) => ({
          value,
          title: text(`console.promo.how.${value}`),
          text: text(`console.promo.howText.${value}`),
          isDisabled,
        }))}
        onChange={(next) => change({ how: next })}
      />
      {how === 'CODE' && (
        <TextField
          isRequired
          label={text('console.promo.code')}
          hint={text('console.promo.codeHint')}
          error={isWrong('code') && text('console.form.missing')}
          maxLength={40}
          spellCheck={false}
          autoCapitalize="none"
          disabled={isDisabled}
          value={content.code}
          onChange={(value) => change({ code: value.trim() })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <PickField
          label={text('console.promo.readyAt')}
          value={content.readyAt}
          values={['MET', 'CYCLE_END']}
          word={(at) => text(`console.promo.readyAt.${at}`)}
          isDisabled={isDisabled}
          onChange={(readyAt) => change({ readyAt })}
        />
      </div>
      <div>
        <Checkbox
          disabled={isDisabled}
          checked={content.needsJoin}
          onChange={({ target }) => change({ needsJoin: target.checked })}
        >
          {text('console.promo.needsJoin')}
        </Checkbox>
        {(how === 'APPLICATION' || how === 'REVIEW') && (
          <Checkbox
            disabled={isDisabled}
            checked={content.mayReapply}
            onChange={({ target }) => change({ mayReapply: target.checked })}
          >
            {text('console.promo.mayReapply')}
          </Checkbox>
        )}
      </div>
    </Part>
  );
}
