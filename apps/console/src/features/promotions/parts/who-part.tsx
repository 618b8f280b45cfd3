import { promotionsCampaignsOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ChecksField } from '../../../shared/fields/typed-fields.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { AudienceCount } from '../segments/audience-count.tsx';
import { AudienceFields } from '../segments/audience-fields.tsx';
import { Part, type PartProps } from './part.tsx';

/** Who is meant: named segments, and conditions of its own. */
export function WhoPart({ form, isDisabled }: PartProps) {
  const text = useText();
  const { who } = form.content;
  const { data: segments = [] } = useQuery(queryOf(promotionsCampaignsOperator.listSegments, {}));
  return (
    <Part name="who" form={form}>
      {segments.length > 0 && (
        <ChecksField
          label={text('console.promo.segments')}
          hint={text('console.promo.segmentsHint')}
          value={who.segments}
          values={segments.map(({ id }) => id)}
          word={(id) => {
            const found = segments.find((one) => one.id === id);
            return text('console.promo.segmentOf', {
              name: found?.name ?? id,
              count: found?.count ?? 0,
            });
          }}
          isDisabled={isDisabled}
          onChange={(chosen) => form.change({ who: { ...who, segments: chosen } })}
        />
      )}
      <AudienceFields
        value={who}
        isDisabled={isDisabled}
        isWrong={(place) => form.isWrong(`who.${place}`)}
        onChange={(next) => form.change({ who: next })}
      />
      <AudienceCount who={who} />
    </Part>
  );
}
