import { Panel } from '@baize/ui';
import { settingsPage } from '../../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { AreaField } from '../../../shared/fields/text-field.tsx';
import { bound, useFields } from '../../../shared/fields/use-fields.ts';
import { AddressList } from '../addresses/address-list.tsx';
import { type StatusContent, statusEditable } from '../editables.ts';
import { EndTime } from './end-time.tsx';
import { HouseSwitch } from './house-switch.tsx';
import { VisitorsView } from './visitors-view.tsx';

export const StatusPage = settingsPage(statusEditable, {
  title: 'console.status.title',
  lead: 'console.status.lead',
  Body: Status,
});

type Props = { form: SettingsForm<StatusContent> };

function Status({ form }: Props) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <HouseSwitch form={form} />
        <Details form={form} />
      </div>
      <VisitorsView content={form.content} />
    </div>
  );
}

const MESSAGE_LENGTH = 500;

function Details({ form }: Props) {
  const { hinted } = useFields(form, 'console.status');
  const { message } = form.content;
  return (
    <Panel className="flex flex-col gap-5">
      <AreaField
        {...hinted('message')}
        aside={<span className="num">{`${message.length} / ${MESSAGE_LENGTH}`}</span>}
        rows={3}
        maxLength={MESSAGE_LENGTH}
      />
      <EndTime {...bound(form, 'endsAt')} />
      <AddressList {...hinted('allowedAddresses', 'allowed')} />
    </Panel>
  );
}
