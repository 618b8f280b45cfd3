import { minutes, seconds } from '@baize/calendar';
import { promotionsEnvelopes } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import { ask } from '../../../shared/calls/api.ts';
import { Turn } from '../../../shared/pages/turn.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { houseTime } from '../../../shared/times/house-time.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { promotionsKey } from '../use-promotions.ts';
import { type Rain, RainScreen } from './rain-screen.tsx';

const SELDOM_MS = minutes(5);
const SOON_MS = minutes(1);

const nameOf = ({ id, startsAt }: Rain) => `${id}/${startsAt}`;

/** Knows when envelopes fall next, and opens the rain for whoever may catch one; once closed it stays so. */
export function RainKeeper() {
  const token = useSession()?.token;
  const { language } = useLanguage();
  const { data: rain, refetch } = useQuery({
    queryKey: promotionsKey('rain', token, language),
    queryFn: ({ signal }) => ask(promotionsEnvelopes.rain, {}, signal),
    enabled: token !== undefined,
    refetchInterval: SELDOM_MS,
  });
  const startsAt = rain?.startsAt;
  useEffect(() => {
    if (startsAt === undefined) return;
    const wait = startsAt - houseTime.now();
    if (wait <= 0 || wait > SELDOM_MS + SOON_MS) return;
    const timer = setTimeout(() => void refetch(), wait + seconds(1));
    return () => clearTimeout(timer);
  }, [startsAt, refetch]);
  const { shown, close } = useShownRain(rain ?? null);
  return (
    shown && (
      <Turn name="rain">
        <RainScreen key={nameOf(shown)} rain={shown} onClose={close} />
      </Turn>
    )
  );
}

/** Stays as it was opened until it is closed: the last envelope may end the campaign for everyone. */
function useShownRain(rain: Rain | null) {
  const [shown, setShown] = useState<Rain | null>(null);
  const [closed, setClosed] = useState(() => readStored('rain') ?? '');
  useEffect(() => {
    if (!rain?.isFalling || rain.used >= rain.chances || nameOf(rain) === closed) return;
    setShown((before) => before ?? rain);
  }, [rain, closed]);
  const close = () => {
    if (shown) {
      setClosed(nameOf(shown));
      writeStored('rain', nameOf(shown));
    }
    setShown(null);
  };
  return { shown, close };
}
