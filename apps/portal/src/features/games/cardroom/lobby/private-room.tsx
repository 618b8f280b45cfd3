import { Button, Checkbox } from '@baize/ui';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../shared/words/use-text.ts';
import type { Enter } from './use-enter.ts';

/** A table of one's own at this stake; whoever has its code finds it. */
export function PrivateRoom({ enter }: { enter: Enter }) {
  const text = useText();
  const [hasBots, setBots] = useState(false);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 border-t pt-4">
      <Button isBusy={enter.isBusy} onClick={() => enter.begin({ way: 'room', hasBots })}>
        <LockKeyhole aria-hidden className="size-4" />
        {text('cardroom.room.open')}
      </Button>
      <Checkbox checked={hasBots} onChange={({ target }) => setBots(target.checked)}>
        {text('cardroom.room.bots')}
      </Checkbox>
    </div>
  );
}
