import { promotionsCampaignsOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ChecksField } from '../../../shared/fields/typed-fields.tsx';
import { partOf, useFields } from '../../../shared/fields/use-fields.ts';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { AudienceCount } from '../segments/audience-count.tsx';
import { AudienceFields } from '../segments/audience-fields.tsx';
import { Part, type PartProps } from './part.tsx';

/** Who is meant: named segments, and conditions of its own. */
export function WhoPart({ form }: PartProps) {
  const text = useText();
  const who = partOf(form, 'who');
  const { hinted } = useFields(who, 'console.promo');
  const { data: segments = [] } = useQuery(queryOf(promotionsCampaignsOperator.listSegments, {}));
  return (
    <Part name="who" form={form}>
      {segments.length > 0 && (
        <ChecksField
          {...hinted('segments')}
          values={segments.map(({ id }) => id)}
          word={(id) => {
            const { name = id, count = 0 } = segments.find((one) => one.id === id) ?? {};
            return text('console.promo.segmentOf', { name, count });
          }}
        />
      )}
      <AudienceFields form={who} />
      <AudienceCount who={who.content} />
    </Part>
  );
}
