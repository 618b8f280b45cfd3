import { NumberField } from '../../../shared/fields/number-field.tsx';
import { LimitField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import { GiftFields } from './gift-fields.tsx';
import { NO_GIFT } from './goals.ts';
import { Lines } from './lines.tsx';
import type { PartProps } from './part.tsx';

const MOST_BANDS = 50;
const LAST_RANK = 10_000;

/** What the ranks of a tournament get when its cycle ends. */
export function BandsFields({ form, isDisabled }: PartProps) {
  const text = useText();
  const { content, change, isWrong } = form;
  const next = (content.bands.at(-1)?.to ?? 0) + 1;
  return (
    <>
      <LimitField
        label={text('console.promo.firstTo')}
        hint={text('console.promo.firstToHint')}
        value={content.firstTo}
        isDisabled={isDisabled}
        isWrong={isWrong('firstTo')}
        onChange={(firstTo) => change({ firstTo })}
      />
      <Lines
        entries={content.bands}
        nameOf={(at) => {
          const { from = 1, to = 1 } = content.bands[at] ?? {};
          return text('console.promo.band', { from, to });
        }}
        blank={{ from: next, to: next, gives: NO_GIFT }}
        add={text('console.promo.addBand')}
        most={MOST_BANDS}
        isDisabled={isDisabled}
        onChange={(bands) => change({ bands })}
        row={({ from, to, gives }, set, at) => (
          <>
            <NumberField
              label={text('console.promo.rankFrom')}
              min={1}
              max={LAST_RANK}
              value={from}
              isDisabled={isDisabled}
              onChange={(rank) => set({ from: rank })}
            />
            <NumberField
              label={text('console.promo.rankTo')}
              min={1}
              max={LAST_RANK}
              error={to < from && text('console.promo.rankWrong')}
              value={to}
              isDisabled={isDisabled}
              onChange={(rank) => set({ to: rank })}
            />
            <GiftFields
              value={gives}
              isDisabled={isDisabled}
              isWrong={(inside) => isWrong(`bands.${at}.gives.${inside}`)}
              onChange={(gift) => set({ gives: gift })}
            />
          </>
        )}
      />
    </>
  );
}
