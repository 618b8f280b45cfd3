import { Checkbox, Field, NativeSelect, RadioCards, Tag } from '@baize/ui';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { SettingsPage } from '../../shared/editor/settings-page.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { AuditLink } from '../../shared/parts/audit-link.tsx';
import { BackLink } from '../../shared/parts/back-link.tsx';
import { type NewSecret, SecretModal } from '../../shared/parts/secret-modal.tsx';
import { useText } from '../../shared/use-text.ts';
import { ConnectionAddresses } from './connection-addresses.tsx';
import { type ConnectionForm, connectionEditable } from './connection-editable.ts';
import { ConnectionSecret } from './connection-secret.tsx';

/** One vendor's connection; `code` is empty for one to be made. */
export function ConnectionPage({ code }: { code: string }) {
  const text = useText();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<NewSecret | null>(null);
  const editable = useMemo(() => connectionEditable(code, setSecret), [code]);
  function leave() {
    const made = secret?.code;
    setSecret(null);
    if (code === '' && made) {
      void navigate({
        to: '/connections/$code',
        params: { code: made },
        replace: true,
        ignoreBlocker: true,
      });
    }
  }
  return (
    <>
      <SettingsPage
        editable={editable}
        title={code ? 'console.connections.one' : 'console.connections.new'}
        nameOf={(content) => content.code}
        back={<BackLink to="/connections">{text('console.connections.title')}</BackLink>}
        actions={code !== '' && <AuditLink subject={`vendor:${code}`} />}
      >
        {(form) => (
          <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
            <Identity form={form} isThere={code !== ''} />
            <div className="flex min-w-0 flex-col gap-5">
              {code !== '' && <ConnectionSecret code={code} onSecret={setSecret} />}
              <ConnectionAddresses form={form} />
              <Profile form={form} />
            </div>
          </div>
        )}
      </SettingsPage>
      <SecretModal made={secret} onClose={leave} />
    </>
  );
}

const KINDS = ['seamless', 'transfer'] as const;

function Identity({ form, isThere }: { form: ConnectionForm; isThere: boolean }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.connections.identity')}>
      <div>
        <Tag tone={form.stored.content.isEnabled ? 'good' : 'bad'}>
          {text(
            form.stored.content.isEnabled ? 'console.connections.on' : 'console.connections.off',
          )}
        </Tag>
      </div>
      <TextField
        isRequired
        label={text('console.connections.code')}
        hint={isThere ? undefined : text('console.connections.codeHint')}
        error={isWrong('code') && text('console.connections.codeOdd')}
        spellCheck={false}
        maxLength={32}
        disabled={!mayEdit || isThere}
        value={content.code}
        onChange={(value) => change({ code: value.trim() })}
      />
      <fieldset disabled={!mayEdit}>
        <RadioCards
          legend={text('console.connections.kind')}
          value={content.kind}
          options={KINDS.map((value) => ({
            value,
            title: text(`console.connections.kind.${value}`),
            text: text(`console.connections.kindText.${value}`),
          }))}
          onChange={(kind) => change({ kind })}
        />
      </fieldset>
      <NumberField
        label={text('console.connections.exponent')}
        hint={text('console.connections.exponentHint')}
        max={8}
        isDisabled={!mayEdit}
        value={content.exponent}
        onChange={(exponent) => change({ exponent })}
      />
      <Checkbox
        disabled={!mayEdit}
        checked={content.isEnabled}
        onChange={(event) => change({ isEnabled: event.target.checked })}
      >
        {text('console.connections.isEnabled')}
      </Checkbox>
    </FormPanel>
  );
}

const ANSWERS = ['OK', 'UNKNOWN_BET'] as const;

/** Where vendors differ. */
function Profile({ form }: { form: ConnectionForm }) {
  const text = useText();
  const { content, change, mayEdit } = form;
  const { profile } = content;
  const set = (part: Partial<typeof profile>) => change({ profile: { ...profile, ...part } });
  return (
    <FormPanel title={text('console.connections.profile')}>
      <Field label={text('console.connections.unknownRollback')}>
        <NativeSelect
          disabled={!mayEdit}
          value={profile.unknownRollback}
          options={ANSWERS.map((value) => ({
            value,
            label: text(`console.connections.unknownRollback.${value}`),
          }))}
          onChange={({ target }) =>
            set({ unknownRollback: target.value as (typeof ANSWERS)[number] })
          }
        />
      </Field>
      {(['winCloses', 'reversesWins'] as const).map((mark) => (
        <Checkbox
          key={mark}
          disabled={!mayEdit}
          checked={profile[mark]}
          onChange={(event) => set({ [mark]: event.target.checked })}
        >
          {text(`console.connections.${mark}`)}
        </Checkbox>
      ))}
    </FormPanel>
  );
}
