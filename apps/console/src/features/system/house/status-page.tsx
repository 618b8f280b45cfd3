import { Field, Panel, TextArea } from '@baize/ui';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { useText } from '../../../shared/use-text.ts';
import { AddressList } from '../addresses/address-list.tsx';
import { type StatusContent, statusEditable } from '../editables.ts';
import { EndTime } from './end-time.tsx';
import { HouseSwitch } from './house-switch.tsx';
import { VisitorsView } from './visitors-view.tsx';

export function StatusPage() {
  return (
    <SettingsPage editable={statusEditable} title="console.status.title" lead="console.status.lead">
      {(form) => (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <HouseSwitch form={form} />
            <Details form={form} />
          </div>
          <VisitorsView content={form.content} />
        </div>
      )}
    </SettingsPage>
  );
}

const MESSAGE_LENGTH = 500;

function Details({ form }: { form: SettingsForm<StatusContent> }) {
  const text = useText();
  const { content, change, mayEdit } = form;
  return (
    <Panel className="flex flex-col gap-5">
      <Field
        label={text('console.status.message')}
        hint={text('console.status.messageHint')}
        aside={<span className="num">{`${content.message.length} / ${MESSAGE_LENGTH}`}</span>}
        error={form.isWrong('message') && text('console.form.wrong')}
      >
        <TextArea
          rows={3}
          maxLength={MESSAGE_LENGTH}
          disabled={!mayEdit}
          value={content.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
      <EndTime
        value={content.endsAt}
        onChange={(endsAt) => change({ endsAt })}
        isDisabled={!mayEdit}
      />
      <AddressList
        label={text('console.status.allowed')}
        hint={text('console.status.allowedHint')}
        value={content.allowedAddresses}
        onChange={(allowedAddresses) => change({ allowedAddresses })}
        isDisabled={!mayEdit}
        isWrong={form.isWrong('allowedAddresses')}
      />
    </Panel>
  );
}
