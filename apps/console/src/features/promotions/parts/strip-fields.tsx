import { NumberField } from '../../../shared/fields/number-field.tsx';
import { SumField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import { GiftFields } from './gift-fields.tsx';
import { NO_GIFT } from './goals.ts';
import { Lines } from './lines.tsx';
import type { PartProps } from './part.tsx';

const MOST_DAYS = 31;

/** What each day of a sign-in gives, and what making up for a missed one costs. */
export function StripFields({ form, isDisabled }: PartProps) {
  const text = useText();
  const { content, change, isWrong } = form;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={text('console.promo.makeUps')}
          max={MOST_DAYS}
          value={content.makeUpsPerMonth}
          isDisabled={isDisabled}
          onChange={(makeUpsPerMonth) => change({ makeUpsPerMonth })}
        />
        <SumField
          isCount
          label={text('console.promo.makeUpPoints')}
          value={content.makeUpPoints}
          isDisabled={isDisabled}
          isWrong={isWrong('makeUpPoints')}
          onChange={(makeUpPoints) => change({ makeUpPoints })}
        />
      </div>
      <Lines
        entries={content.strip}
        nameOf={(at) => text('console.promo.day', { at: at + 1 })}
        blank={content.strip.at(-1) ?? NO_GIFT}
        add={text('console.promo.addDay')}
        most={MOST_DAYS}
        isDisabled={isDisabled}
        onChange={(strip) => change({ strip })}
        row={(gift, set, at) => (
          <GiftFields
            value={gift}
            isDisabled={isDisabled}
            isWrong={(inside) => isWrong(`strip.${at}.${inside}`)}
            onChange={set}
          />
        )}
      />
    </>
  );
}
