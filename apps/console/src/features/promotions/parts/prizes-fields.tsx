import { promotionsCampaign } from '@baize/contract';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { PickField, WholeField } from '../../../shared/fields/typed-fields.tsx';
import { type Filled, linesOf, partOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { CampaignDraft } from '../campaigns/campaign-editable.ts';
import { GiftFields } from './gift-fields.tsx';
import { NO_GIFT } from './goals.ts';
import { Lines } from './lines.tsx';
import type { PartProps } from './part.tsx';

const MOST_PRIZES = 24;
const MOST_WEIGHT = 1_000_000;

type Prize = CampaignDraft['prizes'][number];

/** What can be drawn with a ticket, how likely, and how many of each there are. */
export function PrizesFields({ form }: PartProps) {
  const text = useText();
  const { field } = useFields(form, 'console.promo');
  const { prizes } = form.content;
  return (
    <>
      <PickField
        {...field('style')}
        values={promotionsCampaign.ticketStyles}
        word={(style) => text(`console.promo.style.${style}`)}
      />
      <Lines
        {...linesOf(form, 'prizes')}
        nameOf={(at) => text('console.promo.prize', { at: at + 1, chance: chanceOf(prizes, at) })}
        blank={{ name: '', weight: 1, stock: null, gives: NO_GIFT }}
        add={text('console.promo.addPrize')}
        most={MOST_PRIZES}
        row={(prize) => <PrizeFields form={prize} />}
      />
    </>
  );
}

function PrizeFields({ form }: { form: Filled<Prize> }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.promo');
  return (
    <>
      <TextField
        {...field('name', 'prizeName')}
        isRequired
        odd={text('console.form.missing')}
        maxLength={60}
      />
      <NumberField {...hinted('weight')} max={MOST_WEIGHT} />
      <WholeField {...field('stock', 'prizeStock')} hint={text('console.promo.noLimitHint')} />
      <GiftFields form={partOf(form, 'gives')} />
    </>
  );
}

/** The chance of one among its weights, as people read it. */
function chanceOf(prizes: readonly Prize[], at: number): string {
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const share = all === 0 ? 0 : ((prizes[at]?.weight ?? 0) * 100) / all;
  return share.toLocaleString('en', { maximumSignificantDigits: 3 });
}
