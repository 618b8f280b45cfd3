import { promotionsCampaign } from '@baize/contract';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { PickField, WholeField } from '../../../shared/fields/typed-fields.tsx';
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
export function PrizesFields({ form, isDisabled }: PartProps) {
  const text = useText();
  const { content, change } = form;
  return (
    <>
      <PickField
        label={text('console.promo.style')}
        value={content.style}
        values={promotionsCampaign.ticketStyles}
        word={(style) => text(`console.promo.style.${style}`)}
        isDisabled={isDisabled}
        onChange={(style) => change({ style })}
      />
      <Lines
        entries={content.prizes}
        nameOf={(at) =>
          text('console.promo.prize', { at: at + 1, chance: chanceOf(content.prizes, at) })
        }
        blank={{ name: '', weight: 1, stock: null, gives: NO_GIFT }}
        add={text('console.promo.addPrize')}
        most={MOST_PRIZES}
        isDisabled={isDisabled}
        onChange={(prizes) => change({ prizes })}
        row={(prize, set, at) => (
          <PrizeFields form={form} isDisabled={isDisabled} prize={prize} set={set} at={at} />
        )}
      />
    </>
  );
}

type PrizeProps = PartProps & { prize: Prize; set: (part: Partial<Prize>) => void; at: number };

function PrizeFields({ form, isDisabled, prize, set, at }: PrizeProps) {
  const text = useText();
  const isWrong = (inside: string) => form.isWrong(`prizes.${at}.${inside}`);
  return (
    <>
      <TextField
        isRequired
        label={text('console.promo.prizeName')}
        error={isWrong('name') && text('console.form.missing')}
        maxLength={60}
        disabled={isDisabled}
        value={prize.name}
        onChange={(name) => set({ name })}
      />
      <NumberField
        label={text('console.promo.weight')}
        hint={text('console.promo.weightHint')}
        max={MOST_WEIGHT}
        value={prize.weight}
        isDisabled={isDisabled}
        onChange={(weight) => set({ weight })}
      />
      <WholeField
        label={text('console.promo.prizeStock')}
        hint={text('console.promo.noLimitHint')}
        value={prize.stock}
        isDisabled={isDisabled}
        isWrong={isWrong('stock')}
        onChange={(stock) => set({ stock })}
      />
      <GiftFields
        value={prize.gives}
        isDisabled={isDisabled}
        isWrong={(inside) => isWrong(`gives.${inside}`)}
        onChange={(gives) => set({ gives })}
      />
    </>
  );
}

/** The chance of one among its weights, as people read it. */
function chanceOf(prizes: readonly Prize[], at: number): string {
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const share = all === 0 ? 0 : ((prizes[at]?.weight ?? 0) * 100) / all;
  return share.toLocaleString('en', { maximumSignificantDigits: 3 });
}
