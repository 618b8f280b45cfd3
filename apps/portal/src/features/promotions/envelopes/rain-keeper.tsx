import { minutes, seconds } from '@baize/calendar';
import { promotionsEnvelopes } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Turn } from '../../../shared/pages/turn.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { houseTime } from '../../../shared/times/house-time.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { promotionsKey } from '../use-promotions.ts';
import { RainScreen } from './rain-screen.tsx';

const SELDOM_MS = minutes(5);
const SOON_MS = minutes(1);

/** Knows when envelopes fall next, and opens the rain for whoever may catch one; once closed it stays so. */
export function RainKeeper() {
  const token = useSession()?.token;
  const { language } = useLanguage();
  const [closed, setClosed] = useState('');
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
  if (!rain?.isFalling) return null;
  const name = `${rain.id}/${rain.startsAt}`;
  if (closed === name || (rain.used >= rain.chances && closed !== `open ${name}`)) return null;
  return (
    <Turn name="rain">
      <RainScreen
        key={name}
        rain={rain}
        onCaught={() => setClosed(`open ${name}`)}
        onClose={() => setClosed(name)}
      />
    </Turn>
  );
}
