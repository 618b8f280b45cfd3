import { Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useSumWords } from '../use-loyalty.ts';
import { configQuery, useNumber } from './use-mall.ts';

/** How points are earned by category, what they are worth, and how orders go. */
export function MallRules() {
  const text = useText();
  const sum = useSumWords();
  const number = useNumber();
  return (
    <Fetched query={useQuery(configQuery)}>
      {(config) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Panel>
            <h2 className="type-card mb-3">{text('loyalty.rules.earn')}</h2>
            <p className="mb-3 text-ink-soft">
              {text('loyalty.rules.earn.text', { amount: sum(config.validBetPerPoint) })}
            </p>
            <dl className="text-[0.875rem]">
              {Object.entries(config.weights).map(([category, weight]) => (
                <div key={category} className="flex justify-between gap-3 border-t py-1.5">
                  <dt className="text-ink-soft">
                    {text(`catalogue.category.${category}` as 'catalogue.category.RNG')}
                  </dt>
                  <dd className="font-semibold tabular-nums">{number(weight)}%</dd>
                </div>
              ))}
            </dl>
          </Panel>
          <Panel>
            <h2 className="type-card mb-3">{text('loyalty.rules.use')}</h2>
            <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-soft">
              <li>{text('loyalty.rules.never')}</li>
              {config.convertEnabled && (
                <li>
                  {text('loyalty.convert.text', {
                    points: number(config.pointsRatio),
                    amount: sum(10_000n),
                    multiple: config.turnoverMultiple,
                  })}
                </li>
              )}
              <li>{text('loyalty.rules.orders')}</li>
              <li>{text('loyalty.rules.money')}</li>
            </ul>
          </Panel>
        </div>
      )}
    </Fetched>
  );
}
