import { Panel, Switch } from '@baize/ui';
import { settingsPage } from '../../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { CountryList } from '../../../shared/fields/country-list.tsx';
import { CardsField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { AddressList } from '../addresses/address-list.tsx';
import { AddressTest } from '../addresses/address-test.tsx';
import { type RegionsContent, regionsEditable } from '../editables.ts';

export const RegionsPage = settingsPage(regionsEditable, {
  title: 'console.regions.title',
  lead: 'console.regions.lead',
  Body: Regions,
});

type Props = { form: SettingsForm<RegionsContent> };

function Regions({ form }: Props) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Rules form={form} />
      <AddressTest rules={form.content} />
    </div>
  );
}

function Rules({ form }: Props) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.regions');
  const { content } = form;
  return (
    <Panel className="flex min-w-0 flex-col gap-6">
      <Switch
        checked={content.isOn}
        disabled={!form.mayEdit}
        onChange={(event) => form.change({ isOn: event.target.checked })}
        className="w-full justify-between"
      >
        <span className="block font-semibold">{text('console.regions.isOn')}</span>
        <span className="block text-[0.8125rem] text-ink-soft">
          {text('console.regions.isOnText')}
        </span>
      </Switch>
      <div className="grid gap-6 border-t pt-5 md:grid-cols-2">
        <CountryList {...hinted('deniedCountries', 'denied')} taken={content.allowedCountries} />
        <CountryList {...hinted('allowedCountries', 'allowed')} taken={content.deniedCountries} />
      </div>
      <CardsField
        {...field('unknownCountry', 'unknown')}
        values={['allow', 'deny']}
        card={(value) => ({
          title: text(`console.regions.unknown.${value}`),
          text: text(`console.regions.unknown.${value}Text`),
        })}
      />
      <div className="grid gap-6 border-t pt-5 md:grid-cols-2">
        <AddressList {...field('deniedAddresses')} />
        <AddressList {...field('allowedAddresses')} />
      </div>
    </Panel>
  );
}
