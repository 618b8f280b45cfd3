import {
  messagingBroadcastsOperator as contract,
  messagingBroadcast,
  promotionsCampaignsOperator,
} from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { ChecksField, PickField } from '../../shared/fields/typed-fields.tsx';
import { useFields } from '../../shared/fields/use-fields.ts';
import { Facts } from '../../shared/parts/facts.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useText } from '../../shared/use-text.ts';
import type { BroadcastForm, Content } from './broadcast-editable.ts';

type Props = { form: BroadcastForm; id: string };

/** Whom it is for, by which ways, and who is held back. */
export function WhoPart({ form, id }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.messaging');
  const { content } = form;
  const { data: segments = [] } = useQuery(queryOf(promotionsCampaignsOperator.listSegments, {}));
  const nameOf = (segment: string) => {
    const one = segments.find((known) => known.id === segment);
    if (!one) return segment || text('console.messaging.chooseSegment');
    return `${one.name} (${one.count.toLocaleString('en')})`;
  };
  return (
    <FormPanel title={text('console.messaging.who')}>
      <PickField
        {...field('segmentId', 'segment')}
        isRequired
        odd={text('console.form.missing')}
        values={['', ...segments.map(({ id: segment }) => segment)]}
        word={nameOf}
      />
      <ChecksField
        {...field('channels')}
        hint={form.isWrong('channels') ? text('console.form.missing') : undefined}
        values={messagingBroadcast.channels}
        word={(channel) => text(`console.messaging.channel.${channel}`)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...field('controlPercent')} max={50} />
        <NumberField {...field('measureDays')} min={1} max={60} />
      </div>
      {content.segmentId !== '' && content.channels.length > 0 && (
        <Reach content={content} id={id} />
      )}
    </FormPanel>
  );
}

/** How many it would be now. */
function Reach({ content, id }: { content: Content; id: string }) {
  const text = useText();
  const { segmentId, channels, controlPercent } = content;
  const asked = { ...(id && { id }), segmentId, channels, controlPercent };
  const { data } = useQuery(queryOf(contract.countReach, asked));
  if (!data) return null;
  const count = (number: number) => number.toLocaleString('en');
  return (
    <Facts
      facts={[
        { label: text('console.messaging.members'), value: count(data.members) },
        { label: text('console.messaging.reachable'), value: count(data.chosen) },
        { label: text('console.messaging.control'), value: count(data.control) },
        ...data.by.map(({ channel, members }) => ({
          label: text(`console.messaging.channel.${channel}`),
          value: count(members),
        })),
        ...(channels.includes('SMS')
          ? [{ label: text('console.messaging.smsLeft'), value: count(data.smsLeft) }]
          : []),
      ]}
    />
  );
}
