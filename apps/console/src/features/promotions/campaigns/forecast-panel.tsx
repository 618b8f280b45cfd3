import { promotionsCampaignsOperator } from '@baize/contract';
import { type Money, moneyWords } from '@baize/money';
import { Button, Panel } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { ask } from '../../../shared/api.ts';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { isStepped } from '../parts/goals.ts';
import { type CampaignDraft, readDraft } from './campaign-editable.ts';

const SPANS = ['1', '7', '14', '31'] as const;

/** What these parts would have given in the last days, by what members really did. */
export function ForecastPanel({ draft }: { draft: CampaignDraft }) {
  const text = useText();
  const [span, setSpan] = useState<(typeof SPANS)[number]>('7');
  const content = readDraft(draft);
  const asked = JSON.stringify([span, { ...draft, words: null, reason: null }]);
  const forecast = useMutation({
    mutationFn: async (asked: string) => {
      const days = Number(span);
      const input = { content: content!, days };
      const found = await ask(promotionsCampaignsOperator.forecastCampaign, input);
      return { ...found, days, asked };
    },
  });
  const { data } = forecast;
  const canTell = isStepped(draft.kind) && draft.goals.length > 0;
  return (
    <Panel aria-label={text('console.promo.forecast')}>
      <h3 className="type-label mb-3">{text('console.promo.forecast')}</h3>
      {!canTell && <p className="text-ink-soft">{text('console.promo.noForecast')}</p>}
      {canTell && (
        <div className="flex flex-col gap-3">
          <div className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <PickField
                label={text('console.promo.forecastSpan')}
                value={span}
                values={SPANS}
                word={(days) => text('console.promo.lastDays', { days: Number(days) })}
                isDisabled={false}
                onChange={setSpan}
              />
            </div>
            <Button
              disabled={content === null}
              isBusy={forecast.isPending}
              onClick={() => forecast.mutate(asked)}
            >
              {text('console.promo.forecastNow')}
            </Button>
          </div>
          {content === null && <p className="text-ink-soft">{text('console.promo.notComplete')}</p>}
          <ErrorLine error={forecast.error} />
          {data && <Found found={data} isOld={data.asked !== asked} />}
        </div>
      )}
    </Panel>
  );
}

type Found = { cost: Money; days: number; members: number; gifts: number; isOverBudget: boolean };

function Found({ found, isOld }: { found: Found; isOld: boolean }) {
  const text = useText();
  const { currency } = useBrand();
  const { days, members, gifts } = found;
  const style = { locale: 'en', symbol: `${currency} `, position: 'F' } as const;
  const cost = moneyWords(found.cost, style);
  return (
    <div role="status" className="rounded-card border bg-rail/40 px-4 py-3">
      <p className="font-semibold">
        {text('console.promo.wouldHaveCost', { cost, days, members, gifts })}
      </p>
      {found.isOverBudget && <p className="mt-1 text-danger">{text('console.promo.overBudget')}</p>}
      {isOld && (
        <p className="mt-1 text-[0.8125rem] text-ink-soft">{text('console.promo.changedSince')}</p>
      )}
    </div>
  );
}
