import { promotionsCampaignsOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { Audience } from './audience.ts';

type Props = {
  segment: { id: string; version: number };
  mayEdit: boolean;
  onRestore: (who: Audience) => void;
};

/** How it was defined before; what was can be taken into the form again. */
export function SegmentVersions({ segment, mayEdit, onRestore }: Props) {
  const text = useText();
  const times = useTimes();
  const asked = { id: segment.id, page: 1, pageSize: 20 };
  const { data } = useQuery(queryOf(promotionsCampaignsOperator.listSegmentVersions, asked));
  const earlier = data?.list.filter(({ version }) => version < segment.version) ?? [];
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer font-medium">{text('console.promo.versions')}</summary>
      <ul className="mt-2 flex flex-col gap-2">
        {earlier.map(({ version, savedAt, savedBy, who }) => (
          <li key={version} className="flex flex-wrap items-center gap-3">
            <span className="num text-[0.8125rem] text-ink-soft">
              {text('console.form.lastChange', {
                version,
                at: times.dayAndTime(savedAt),
                by: savedBy ?? text('console.form.house'),
              })}
            </span>
            {mayEdit && (
              <Button size="sm" onClick={() => onRestore(who)}>
                {text('console.promo.restore', { version })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
