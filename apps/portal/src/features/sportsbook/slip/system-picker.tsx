import { NativeSelect } from '@baize/ui';
import { systemName } from '../../../shared/sportsbook/slip-name.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Slip } from './slip.ts';
import { slipStore } from './slip-store.ts';
import { systemsFor } from './systems.ts';

/** Which parlays the legs make, with how many there are. */
export function SystemPicker({ slip }: { slip: Slip }) {
  const text = useText();
  const systems = systemsFor(slip.legs.length);
  const chosen = systems.find(({ id }) => id === slip.sizes.join('+')) ?? systems[0];
  return (
    <div className="px-4 pt-3">
      <NativeSelect
        isCompact
        aria-label={text('sportsbook.slip.system')}
        value={chosen?.id}
        onChange={({ currentTarget }) => {
          const next = systems.find(({ id }) => id === currentTarget.value);
          if (next) slipStore.change({ sizes: next.sizes });
        }}
        options={systems.map((system) => ({
          value: system.id,
          label: text('sportsbook.slip.systemOf', {
            name: systemName(slip.legs.length, system.sizes),
            count: system.lines,
          }),
        }))}
      />
    </div>
  );
}
