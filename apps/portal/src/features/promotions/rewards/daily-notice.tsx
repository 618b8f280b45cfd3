import { dayOf } from '@baize/calendar';
import { useEffect } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import { useBrand } from '../../../shared/brand/use-status.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { useRewardCounts } from '../../../shared/service/reward-counts.ts';
import { useMember } from '../../../shared/session/member.ts';
import { houseTime } from '../../../shared/times/house-time.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** Says once a day what waits to be taken: today's sign-in, and gifts that are due. It covers nothing and goes by itself. */
export function DailyNotice() {
  const text = useText();
  const member = useMember();
  const { timeZoneOffsetMinutes } = useBrand();
  const { rewards, signIn } = useRewardCounts();
  const name = member?.account;
  const today = dayOf(new Date(houseTime.now()), timeZoneOffsetMinutes);
  useEffect(() => {
    if (!name || rewards + signIn === 0) return;
    const seen = `${name} ${today}`;
    if (readStored('daily') === seen) return;
    writeStored('daily', seen);
    const lines = [
      signIn > 0 && text('promotions.daily.signIn'),
      rewards > 0 && text('promotions.daily.rewards', { count: rewards }),
    ];
    const said = lines.filter(Boolean).join(' ');
    notices.tell({ tone: 'info', title: text('promotions.daily'), text: said });
  }, [name, today, rewards, signIn, text]);
  return null;
}
