import { Field, Panel, Tag, TextInput } from '@baize/ui';
import { Combobox } from '@baize/ui/combobox';
import { useState } from 'react';
import { countries } from '../../../shared/fields/countries.ts';
import { useStatus } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import type { RegionsContent } from '../editables.ts';
import { judge } from '../house/region-rule.ts';

const UNKNOWN = '--';

/** Tries an address against the rules as they stand on the page, before they are saved. */
export function AddressTest({ rules }: { rules: RegionsContent }) {
  const text = useText();
  const { location } = useStatus();
  const [address, setAddress] = useState(location.ip);
  const [country, setCountry] = useState(location.country ?? UNKNOWN);
  const ruling = judge(rules, address.trim(), country === UNKNOWN ? null : country);
  const options = [
    { value: UNKNOWN, label: text('console.regions.noCountry') },
    ...countries.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  ];
  return (
    <Panel aria-labelledby="address-test" className="flex flex-col gap-4 xl:sticky xl:top-6">
      <h2 id="address-test" className="type-card">
        {text('console.regions.test')}
      </h2>
      <p className="text-ink-soft">{text('console.regions.testText')}</p>
      <Field
        label={text('console.regions.testAddress')}
        error={ruling === undefined && text('console.regions.testOdd')}
      >
        <TextInput
          spellCheck={false}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <Field label={text('console.regions.testCountry')} hint={text('console.regions.testHint')}>
        <Combobox
          options={options}
          value={country}
          onChange={(code) => setCountry(code ?? UNKNOWN)}
        />
      </Field>
      <div role="status" className="flex flex-wrap items-center gap-2 border-t pt-4">
        {ruling && (
          <>
            <Tag tone={ruling.isServed ? 'good' : 'bad'}>
              {text(ruling.isServed ? 'console.regions.served' : 'console.regions.blocked')}
            </Tag>
            <span className="text-ink-soft">
              {text(`console.regions.because.${ruling.because}`)}
            </span>
          </>
        )}
      </div>
    </Panel>
  );
}
