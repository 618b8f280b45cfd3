import { sportsbookFeedsOperator } from '@baize/contract';
import { useState } from 'react';
import { useAct } from '../../../shared/act/use-act.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { ConnectionForm, NewConnection } from '../../../shared/parts/connection-form.tsx';
import type { NewSecret } from '../../../shared/parts/secret-modal.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { FeedRow } from './feed-row.ts';

type Fields = Pick<
  FeedRow,
  'code' | 'version' | 'name' | 'addresses' | 'silentSeconds' | 'isEnabled'
>;

const BLANK: Fields = {
  code: '',
  version: 0,
  name: '',
  addresses: [],
  silentSeconds: 30,
  isEnabled: true,
};

/** Connects a feed of matches. */
export function NewFeed() {
  const text = useText();
  return (
    <NewConnection label={text('console.sports.newFeed')} right="sports.edit">
      {(form) => <EditFeed feed={BLANK} {...form} />}
    </NewConnection>
  );
}

type Props = { feed: Fields; onClose: () => void; onSecret?: (made: NewSecret) => void };

/** How a feed is connected. Letting it in takes a second person. */
export function EditFeed({ feed, onClose, onSecret }: Props) {
  const text = useText();
  const [fields, setFields] = useState<Fields>({
    code: feed.code,
    version: feed.version,
    name: feed.name,
    addresses: feed.addresses,
    silentSeconds: feed.silentSeconds,
    isEnabled: feed.isEnabled,
  });
  const change = (part: Partial<Fields>) => setFields({ ...fields, ...part });
  const save = useAct(sportsbookFeedsOperator.saveFeed, {
    input: () => fields,
    done: ({ approvalId }) =>
      text(approvalId === null ? 'console.sports.saved' : 'console.sports.asked'),
    onDone: ({ secret }) => {
      onClose();
      if (secret !== null) onSecret?.({ code: fields.code, secret });
    },
  });
  const words = {
    code: text('console.sports.code'),
    codeHint: text('console.sports.codeHint'),
    name: text('console.sports.name'),
    enabled: text('console.sports.feedEnabled'),
    note: text('console.sports.feedTwo'),
  };
  return (
    <ConnectionForm
      title={feed.name || text('console.sports.newFeed')}
      word={text('console.sports.save')}
      act={save}
      onClose={onClose}
      fields={fields}
      change={change}
      words={words}
    >
      <NumberField
        label={text('console.sports.silentSeconds')}
        hint={text('console.sports.silentHint')}
        min={5}
        max={600}
        value={fields.silentSeconds}
        onChange={(silentSeconds) => change({ silentSeconds })}
      />
    </ConnectionForm>
  );
}
