import { agentsRebates } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useFigures } from '../use-figures.tsx';

/** How many accounts of each high prize group may still be opened; nothing where none is limited. */
export function QuotaList() {
  const text = useText();
  const { rate, count } = useFigures();
  const { data } = useQuery({
    queryKey: ['agents', 'quotas'],
    queryFn: ({ signal }) => ask(agentsRebates.quotas, {}, signal),
  });
  if (!data || data.list.length === 0) return null;
  return (
    <section>
      <h2 className="type-card mb-2">{text('agents.quota.title')}</h2>
      <ul className="flex flex-wrap gap-2">
        {data.list.map(({ prizeGroup, rebate, quota, left }) => (
          <li key={prizeGroup} className="num rounded-ctl border px-3 py-2">
            <b>{prizeGroup}</b> <span className="text-ink-soft">{rate(rebate)}</span>{' '}
            {text('agents.quota.left', { left: count(left), quota: count(quota) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
