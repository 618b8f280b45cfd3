import { Button, cx, Tooltip } from '@baize/ui';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import { useBrand } from '../../../shared/brand/use-status.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** How fast one may play is the market's to say; how fast one likes it, the player's. */
export function usePace() {
  const { marketProfile } = useBrand();
  const mayHurry = marketProfile === 'standard';
  const [isFast, setFast] = useState(() => readStored('games.fast') === 'yes');
  const [hasKeys, setKeys] = useState(() => readStored('games.keys') === 'yes');
  return {
    mayHurry,
    isStrict: !mayHurry,
    speed: mayHurry && isFast ? ('fast' as const) : ('normal' as const),
    hasKeys,
    toggleSpeed() {
      writeStored('games.fast', isFast ? 'no' : 'yes');
      setFast(!isFast);
    },
    toggleKeys() {
      writeStored('games.keys', hasKeys ? 'no' : 'yes');
      setKeys(!hasKeys);
    },
  };
}

export type Pace = ReturnType<typeof usePace>;

/** Turns the hot keys on; says which they are. */
export function KeysButton({ pace }: { pace: Pace }) {
  const text = useText();
  return (
    <span className="inline-flex @max-[56rem]:hidden">
      <Tooltip text={text('games.bar.keysHint')}>
        <Button
          size="sm"
          aria-pressed={pace.hasKeys}
          aria-label={text('games.bar.keys')}
          onClick={pace.toggleKeys}
          className={cx('size-10 px-0!', pace.hasKeys && chosenClasses)}
        >
          <Keyboard aria-hidden className="size-4.5" />
        </Button>
      </Tooltip>
    </span>
  );
}

export const chosenClasses = 'border-felt! text-felt-text! bg-felt-wash!';
