import { messagingResultsOperator as contract, type Output } from '@baize/contract';
import { Field, NativeSelect } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { Facts } from '../../shared/parts/facts.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

type Shown = Output<typeof contract.showBroadcastResults.value>;

/** What became of it, and what those who got it did beside those who were held back. */
export function Results({ id }: { id: string }) {
  const text = useText();
  const times = useTimes();
  const [run, setRun] = useState('');
  const asked = { id, ...(run && { run }) };
  const { data } = useQuery(queryOf(contract.showBroadcastResults, asked));
  if (!data) return null;
  return (
    <FormPanel title={text('console.messaging.results')}>
      {data.run === null && <p className="text-ink-soft">{text('console.messaging.notSent')}</p>}
      {data.runs.length > 1 && (
        <Field label={text('console.messaging.run')}>
          <NativeSelect
            value={data.run ?? ''}
            onChange={({ target }) => setRun(target.value)}
            options={data.runs.map((one) => ({
              value: one.id,
              label: times.dayAndTime(one.at),
            }))}
          />
        </Field>
      )}
      {data.run !== null && <Figures data={data} />}
    </FormPanel>
  );
}

const COUNTS = ['waiting', 'sent', 'failed', 'skipped', 'opened', 'clicked'] as const;

function Figures({ data }: { data: Shown }) {
  const text = useText();
  const times = useTimes();
  return (
    <>
      <Facts
        facts={[
          { label: text('console.messaging.chosen'), value: data.chosen.toLocaleString('en') },
          { label: text('console.messaging.control'), value: data.control.toLocaleString('en') },
          ...data.channels.flatMap((one) =>
            COUNTS.filter((count) => one[count] > 0 || count === 'sent').map((count) => ({
              label: `${text(`console.messaging.channel.${one.channel}`)}: ${text(`console.messaging.count.${count}`)}`,
              value: one[count].toLocaleString('en'),
            })),
          ),
          ...data.skipped.map(({ reason, count }) => ({
            label: text(`console.messaging.reason.${reason}`),
            value: count.toLocaleString('en'),
          })),
        ]}
      />
      <Groups data={data} />
      {data.measuredFrom !== null && data.measuredTo !== null && (
        <p className="text-[0.8125rem] text-ink-soft">
          {text('console.messaging.measured', {
            from: times.dayAndTime(data.measuredFrom),
            to: times.dayAndTime(data.measuredTo),
          })}
        </p>
      )}
    </>
  );
}

const SUMS = ['deposits', 'depositsEach', 'validBet', 'validBetEach', 'ggr', 'ggrEach'] as const;

function Groups({ data: { reached, held } }: { data: Shown }) {
  const text = useText();
  const { currency } = useBrand();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-end">
        <caption className="sr-only">{text('console.messaging.groups')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" className="py-1 ps-3 text-end">
              {text('console.messaging.reached', { count: reached.members })}
            </th>
            <th scope="col" className="py-1 ps-3 text-end">
              {text('console.messaging.held', { count: held.members })}
            </th>
          </tr>
        </thead>
        <tbody>
          {SUMS.map((name) => (
            <tr key={name} className="border-t">
              <th scope="row" className="py-1.5 text-start font-normal text-ink-soft">
                {text(`console.messaging.sum.${name}`)}
              </th>
              <td className="ps-3">
                <Sum amount={reached[name]} currency={currency} />
              </td>
              <td className="ps-3">
                <Sum amount={held[name]} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
