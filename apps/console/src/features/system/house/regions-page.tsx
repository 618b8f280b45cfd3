import { Panel, RadioCards, Switch } from '@baize/ui';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { CountryList } from '../../../shared/fields/country-list.tsx';
import { useText } from '../../../shared/use-text.ts';
import { AddressList } from '../addresses/address-list.tsx';
import { AddressTest } from '../addresses/address-test.tsx';
import { type RegionsContent, regionsEditable } from '../editables.ts';

export function RegionsPage() {
  return (
    <SettingsPage
      editable={regionsEditable}
      title="console.regions.title"
      lead="console.regions.lead"
    >
      {(form) => (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <Rules form={form} />
          <AddressTest rules={form.content} />
        </div>
      )}
    </SettingsPage>
  );
}

function Rules({ form }: { form: SettingsForm<RegionsContent> }) {
  const text = useText();
  const { content, change, mayEdit } = form;
  const common = { isDisabled: !mayEdit };
  return (
    <Panel className="flex min-w-0 flex-col gap-6">
      <Switch
        checked={content.isOn}
        disabled={!mayEdit}
        onChange={(event) => change({ isOn: event.target.checked })}
        className="w-full justify-between"
      >
        <span className="block font-semibold">{text('console.regions.isOn')}</span>
        <span className="block text-[0.8125rem] text-ink-soft">
          {text('console.regions.isOnText')}
        </span>
      </Switch>
      <div className="grid gap-6 border-t pt-5 md:grid-cols-2">
        <CountryList
          {...common}
          label={text('console.regions.denied')}
          hint={text('console.regions.deniedHint')}
          value={content.deniedCountries}
          taken={content.allowedCountries}
          onChange={(deniedCountries) => change({ deniedCountries })}
        />
        <CountryList
          {...common}
          label={text('console.regions.allowed')}
          hint={text('console.regions.allowedHint')}
          value={content.allowedCountries}
          taken={content.deniedCountries}
          onChange={(allowedCountries) => change({ allowedCountries })}
        />
      </div>
      <RadioCards
        legend={text('console.regions.unknown')}
        value={content.unknownCountry}
        onChange={(unknownCountry) => change({ unknownCountry })}
        options={(['allow', 'deny'] as const).map((value) => ({
          value,
          isDisabled: !mayEdit,
          title: text(`console.regions.unknown.${value}`),
          text: text(`console.regions.unknown.${value}Text`),
        }))}
      />
      <div className="grid gap-6 border-t pt-5 md:grid-cols-2">
        <AddressList
          {...common}
          label={text('console.regions.deniedAddresses')}
          value={content.deniedAddresses}
          onChange={(deniedAddresses) => change({ deniedAddresses })}
          isWrong={form.isWrong('deniedAddresses')}
        />
        <AddressList
          {...common}
          label={text('console.regions.allowedAddresses')}
          value={content.allowedAddresses}
          onChange={(allowedAddresses) => change({ allowedAddresses })}
          isWrong={form.isWrong('allowedAddresses')}
        />
      </div>
    </Panel>
  );
}
