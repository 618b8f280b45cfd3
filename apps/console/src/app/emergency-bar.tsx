import { operatorsEmergencies, operatorsSession } from '@baize/contract';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAct } from '../shared/act/use-act.ts';
import { useTouch } from '../shared/queries.ts';
import { emergenciesNow } from '../shared/session/use-emergencies.ts';
import { useRightName } from '../shared/session/use-right-name.ts';
import { useText } from '../shared/use-text.ts';
import { useTimes } from '../shared/use-times.ts';

/** Above every page while somebody has emergency access: their own to give back, that of others to see. */
export function EmergencyBar() {
  const text = useText();
  const times = useTimes();
  const rightName = useRightName();
  const { data } = useQuery(emergenciesNow);
  const own = data?.own ?? null;
  useRightsAnew(own?.id);
  const shown = data?.running ?? [];
  if (shown.length === 0) return null;
  return (
    <ul className="bg-danger text-on-danger" aria-label={text('console.emergency.title')}>
      {shown.map((one) => {
        const words = {
          name: one.operator.username,
          rights: one.rights.map(rightName).join(', '),
          at: times.time(one.expiresAt),
        };
        const isOwn = one.id === own?.id;
        return (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
            <ShieldAlert aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 flex-1 font-medium break-words">
              {text(isOwn ? 'console.emergency.barOwn' : 'console.emergency.bar', words)}
            </span>
            {isOwn ? (
              <GiveBack id={one.id} />
            ) : (
              <Link to="/emergencies" search={{ id: one.id }} className="underline touch:py-2">
                {text('console.emergency.open')}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Rights that came or went with it show in the rooms at once. */
function useRightsAnew(id: string | undefined): void {
  const touch = useTouch();
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    void touch([operatorsSession.session]);
  }, [id, touch]);
}

function GiveBack({ id }: { id: string }) {
  const text = useText();
  const end = useAct(operatorsEmergencies.endEmergency, {
    input: () => ({ id }),
    done: 'console.emergency.over',
    isFailureSaid: true,
    touches: [operatorsSession.session, 'work'],
  });
  return (
    <Button
      size="sm"
      className="border-current! text-on-danger!"
      isBusy={end.isPending}
      onClick={() => end.mutate(undefined)}
    >
      {text('console.emergency.giveBack')}
    </Button>
  );
}
