import { NumberField } from '../../../shared/fields/number-field.tsx';
import { LimitField } from '../../../shared/fields/typed-fields.tsx';
import { type Filled, linesOf, partOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { CampaignDraft } from '../campaigns/campaign-editable.ts';
import { GiftFields } from './gift-fields.tsx';
import { NO_GIFT } from './goals.ts';
import { Lines } from './lines.tsx';
import type { PartProps } from './part.tsx';

const MOST_BANDS = 50;
const LAST_RANK = 10_000;

/** What the ranks of a tournament get when its cycle ends. */
export function BandsFields({ form }: PartProps) {
  const text = useText();
  const { hinted } = useFields(form, 'console.promo');
  const { bands } = form.content;
  const next = (bands.at(-1)?.to ?? 0) + 1;
  return (
    <>
      <LimitField {...hinted('firstTo')} />
      <Lines
        {...linesOf(form, 'bands')}
        nameOf={(at) => {
          const { from = 1, to = 1 } = bands[at] ?? {};
          return text('console.promo.band', { from, to });
        }}
        blank={{ from: next, to: next, gives: NO_GIFT }}
        add={text('console.promo.addBand')}
        most={MOST_BANDS}
        row={(band) => <BandFields form={band} />}
      />
    </>
  );
}

function BandFields({ form }: { form: Filled<CampaignDraft['bands'][number]> }) {
  const text = useText();
  const { field } = useFields(form, 'console.promo');
  const { from, to } = form.content;
  return (
    <>
      <NumberField {...field('from', 'rankFrom')} min={1} max={LAST_RANK} />
      <NumberField
        {...field('to', 'rankTo')}
        min={1}
        max={LAST_RANK}
        error={to < from && text('console.promo.rankWrong')}
      />
      <GiftFields form={partOf(form, 'gives')} />
    </>
  );
}
