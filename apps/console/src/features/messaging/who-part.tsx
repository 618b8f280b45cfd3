import {
  messagingBroadcastsOperator as contract,
  messagingBroadcast,
  promotionsCampaignsOperator,
} from '@baize/contract';
import { Field, NativeSelect } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { ChecksField } from '../../shared/fields/typed-fields.tsx';
import { Facts } from '../../shared/parts/facts.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useText } from '../../shared/use-text.ts';
import type { BroadcastForm, Content } from './broadcast-editable.ts';

type Props = { form: BroadcastForm; id: string };

/** Whom it is for, by which ways, and who is held back. */
export function WhoPart({ form: { content, change, isWrong, mayEdit }, id }: Props) {
  const text = useText();
  const { data: segments = [] } = useQuery(queryOf(promotionsCampaignsOperator.listSegments, {}));
  return (
    <FormPanel title={text('console.messaging.who')}>
      <Field
        isRequired
        label={text('console.messaging.segment')}
        error={isWrong('segmentId') && text('console.form.missing')}
      >
        <NativeSelect
          disabled={!mayEdit}
          value={content.segmentId}
          onChange={({ target }) => change({ segmentId: target.value })}
          options={[
            { value: '', label: text('console.messaging.chooseSegment') },
            ...segments.map((one) => ({
              value: one.id,
              label: `${one.name} (${one.count.toLocaleString('en')})`,
            })),
          ]}
        />
      </Field>
      <ChecksField
        label={text('console.messaging.channels')}
        hint={isWrong('channels') ? text('console.form.missing') : undefined}
        value={content.channels}
        values={messagingBroadcast.channels}
        word={(channel) => text(`console.messaging.channel.${channel}`)}
        isDisabled={!mayEdit}
        onChange={(channels) => change({ channels })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={text('console.messaging.controlPercent')}
          max={50}
          value={content.controlPercent}
          isDisabled={!mayEdit}
          onChange={(controlPercent) => change({ controlPercent })}
        />
        <NumberField
          label={text('console.messaging.measureDays')}
          min={1}
          max={60}
          value={content.measureDays}
          isDisabled={!mayEdit}
          onChange={(measureDays) => change({ measureDays })}
        />
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
