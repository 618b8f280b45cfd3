import { promotionsCampaign } from '@baize/contract';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import { usualParts } from '../campaigns/usual-parts.ts';
import { Part, type PartProps } from './part.tsx';

/** What it is; another kind begins with the parts that are usual for it. */
export function KindPart({ form, isDisabled, isSortOpen }: PartProps & { isSortOpen: boolean }) {
  const text = useText();
  const { content, change } = form;
  return (
    <Part name="kind" form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PickField
          label={text('console.promo.kind')}
          hint={text(`console.promo.kindText.${content.kind}`)}
          value={content.kind}
          values={promotionsCampaign.campaignKinds}
          word={(kind) => text(`console.promo.kind.${kind}`)}
          isDisabled={isDisabled}
          onChange={(kind) => change(usualParts(kind))}
        />
        <NumberField
          label={text('console.promo.sort')}
          hint={text('console.promo.sortHint')}
          max={10_000}
          value={content.sort}
          isDisabled={!isSortOpen}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </Part>
  );
}
