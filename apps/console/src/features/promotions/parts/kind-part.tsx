import { promotionsCampaign } from '@baize/contract';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { usualParts } from '../campaigns/usual-parts.ts';
import { Part, type PartProps } from './part.tsx';

/** What it is; another kind begins with the parts that are usual for it. */
export function KindPart({ form, isSortOpen }: PartProps & { isSortOpen: boolean }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.promo');
  return (
    <Part name="kind" form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PickField
          {...field('kind')}
          hint={text(`console.promo.kindText.${form.content.kind}`)}
          values={promotionsCampaign.campaignKinds}
          word={(kind) => text(`console.promo.kind.${kind}`)}
          onChange={(kind) => form.change(usualParts(kind))}
        />
        <NumberField {...hinted('sort')} max={10_000} isDisabled={!isSortOpen} />
      </div>
    </Part>
  );
}
