import { NativeSelect } from '@baize/ui';
import { ltr } from '../../../shared/words/ltr.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Slip } from './slip.ts';
import { slipStore } from './slip-store.ts';
import { type System, systemsFor } from './systems.ts';

/** Which parlays the legs make, with how many there are. */
export function SystemPicker({ slip }: { slip: Slip }) {
  const text = useText();
  const systems = systemsFor(slip.legs.length);
  const chosen = systems.find(({ id }) => id === slip.sizes.join('+')) ?? systems[0];
  const nameOf = ({ cover, sizes }: System) =>
    cover ? COVER_NAMES[cover] : ltr(`${sizes[0]}/${slip.legs.length}`);
  return (
    <div className="px-4 pt-3">
      <NativeSelect
        isCompact
        aria-label={text('sports.slip.system')}
        value={chosen?.id}
        onChange={({ currentTarget }) => {
          const next = systems.find(({ id }) => id === currentTarget.value);
          if (next) slipStore.change({ sizes: next.sizes });
        }}
        options={systems.map((system) => ({
          value: system.id,
          label: text('sports.slip.systemOf', { name: nameOf(system), count: system.lines }),
        }))}
      />
    </div>
  );
}

/** Names of the trade are the same in every language. */
const COVER_NAMES: Record<NonNullable<System['cover']>, string> = {
  TRIXIE: 'Trixie',
  PATENT: 'Patent',
  YANKEE: 'Yankee',
  LUCKY_15: 'Lucky 15',
  SUPER_YANKEE: 'Super Yankee',
  LUCKY_31: 'Lucky 31',
  HEINZ: 'Heinz',
  LUCKY_63: 'Lucky 63',
  SUPER_HEINZ: 'Super Heinz',
  GOLIATH: 'Goliath',
};
