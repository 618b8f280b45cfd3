import { days } from '@baize/calendar';
import { vendorsSeamlessOperator } from '@baize/contract';
import { Button, Field, NativeSelect, Panel, SectionHead } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../shared/act/use-act.ts';
import { TextField } from '../../shared/fields/text-field.tsx';
import { useFilters } from '../../shared/list/search.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { connectionsQuery } from './connections.ts';

/** Compares one day with a vendor, without waiting for the night. */
export function CompareNow() {
  const text = useText();
  const times = useTimes();
  const connections = (useQuery(connectionsQuery).data?.list ?? []).filter(
    ({ apiUrl }) => apiUrl !== null,
  );
  const mayCompare = useMay('vendors.edit');
  const [, setSearch] = useFilters();
  const [chosen, setCode] = useState('');
  const [day, setDay] = useState(() => times.today(Date.now() - days(1)));
  const code = chosen || connections[0]?.code || '';
  const compare = useAct(vendorsSeamlessOperator.compareNow, {
    input: () => ({ code, day }),
    done: 'console.vcompare.done',
    onDone: ({ id }) => setSearch({ id, after: '' }),
    isFailureSaid: true,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!compare.isPending) compare.mutate();
  }
  if (!mayCompare || connections.length === 0) return null;
  return (
    <Panel className="mb-5 max-w-3xl" aria-label={text('console.vcompare.now')}>
      <SectionHead title={text('console.vcompare.now')} level={3} />
      <form onSubmit={submit} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Field label={text('console.vcompare.vendor')}>
          <NativeSelect
            value={code}
            options={connections.map(({ code: value }) => ({ value, label: value }))}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <TextField
          label={text('console.vcompare.day')}
          type="date"
          required
          max={times.today(Date.now())}
          value={day}
          onChange={setDay}
        />
        <Button type="submit" kind="brass" isBusy={compare.isPending}>
          {text('console.vcompare.go')}
        </Button>
      </form>
    </Panel>
  );
}
