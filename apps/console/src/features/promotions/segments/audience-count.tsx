import { seconds } from '@baize/calendar';
import { promotionsCampaignsOperator } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ask } from '../../../shared/api.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { useText } from '../../../shared/use-text.ts';
import { type AudienceDraft, readAudience } from './audience.ts';

const PAUSE_MS = seconds(1);

/** How many an audience holds now, and some of their names; counted when the typing pauses. */
export function AudienceCount({ who }: { who: AudienceDraft }) {
  const text = useText();
  const typed = useSettled(JSON.stringify(who));
  const settled = readAudience(JSON.parse(typed) as AudienceDraft);
  const counted = useQuery({
    queryKey: ['promotions', 'audience', typed],
    queryFn: ({ signal }) =>
      ask(promotionsCampaignsOperator.countAudience, { who: settled! }, signal),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    staleTime: seconds(30),
  });
  const { data, error } = counted;
  return (
    <div role="status" className="flex gap-3 rounded-card border bg-rail/40 px-4 py-3">
      <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <div className="min-w-0">
        {error && <span className="text-danger">{sentenceOf(error)}</span>}
        {!error && !data && (
          <span className="text-ink-soft">
            {text(settled ? 'console.promo.counting' : 'console.promo.notCounted')}
          </span>
        )}
        {!error && data && (
          <>
            <span className="font-semibold">
              {text('console.promo.audience', { count: data.count })}
            </span>
            {data.sample.length > 0 && (
              <p className="text-[0.8125rem] break-words text-ink-soft">
                {text('console.promo.audienceSample', {
                  names: data.sample.map(({ username }) => username).join(', '),
                })}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** What was typed, once it has stood for a moment. */
function useSettled(now: string): string {
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(now), PAUSE_MS);
    return () => clearTimeout(wait);
  }, [now]);
  return settled;
}
