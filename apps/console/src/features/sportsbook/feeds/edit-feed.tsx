import { sportsbookFeedsOperator } from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { connectionForms } from '../../../shared/parts/connections.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { FeedRow } from './feed-row.ts';

type Fields = Pick<
  FeedRow,
  'code' | 'version' | 'name' | 'addresses' | 'silentSeconds' | 'isEnabled'
>;

/** How a feed of matches is connected. */
export const { New: NewFeed, EditButton: EditFeedButton } = connectionForms<Fields>({
  topic: 'sportsbook',
  right: 'sports.edit',
  blank: { code: '', version: 0, name: '', addresses: [], silentSeconds: 30, isEnabled: true },
  save: (fields) => ask(sportsbookFeedsOperator.saveFeed, fields),
  words: {
    make: 'console.sports.newFeed',
    edit: 'console.sports.edit',
    save: 'console.sports.save',
    saved: 'console.sports.saved',
    asked: 'console.sports.asked',
    code: 'console.sports.code',
    codeHint: 'console.sports.codeHint',
    name: 'console.sports.name',
    enabled: 'console.sports.feedEnabled',
    note: 'console.sports.feedTwo',
  },
  More: function Silence({ fields, change }) {
    const text = useText();
    return (
      <NumberField
        label={text('console.sports.silentSeconds')}
        hint={text('console.sports.silentHint')}
        min={5}
        max={600}
        value={fields.silentSeconds}
        onChange={(silentSeconds) => change({ silentSeconds })}
      />
    );
  },
});

/** What of a feed is changed. */
export function feedFields(feed: FeedRow): Fields {
  const { code, version, name, addresses, silentSeconds, isEnabled } = feed;
  return { code, version, name, addresses, silentSeconds, isEnabled };
}
