import { placeName, placeValue, worthOf } from '../said/places.ts';
import { useSaid } from '../said/said.ts';
import { type Leaf, listChanges } from './changes.ts';
import { ChangesTable } from './changes-table.tsx';

type Props = {
  before: unknown;
  after: unknown;
  beforeLabel: string;
  afterLabel: string;
  /** The domain whose states and sums these are. */
  area?: string;
};

/** What differs between two contents, told in words: names of places, sums as sums, times as times. */
export function SaidChanges({ before, after, beforeLabel, afterLabel, area = '' }: Props) {
  const said = useSaid();
  const say = (path: string, leaf: Leaf | undefined) =>
    leaf === undefined ? undefined : placeValue(said, leaf, worthOf(path), area);
  const changes = listChanges(before, after).map((change) => ({
    path: change.path,
    name: placeName(said, change.path),
    before: say(change.path, change.before),
    after: say(change.path, change.after),
  }));
  return (
    <ChangesTable
      changes={changes}
      beforeLabel={beforeLabel}
      afterLabel={afterLabel}
      isOneSided={before === null}
    />
  );
}

type Entry = { action: string; before: unknown; after: unknown };

/** What a line of the log changed. */
export function EntryChanges({ entry: { action, before, after } }: { entry: Entry }) {
  const { text } = useSaid();
  return (
    <SaidChanges
      before={before}
      after={after}
      area={action.split('.')[0] ?? ''}
      beforeLabel={text('console.audit.before')}
      afterLabel={text('console.audit.after')}
    />
  );
}
