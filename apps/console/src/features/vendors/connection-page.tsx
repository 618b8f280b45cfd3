import { Tag } from '@baize/ui';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { SettingsPage } from '../../shared/editor/settings-page.tsx';
import { CodeField } from '../../shared/fields/code-field.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { CardsField, CheckField, PickField } from '../../shared/fields/typed-fields.tsx';
import { partOf, useFields } from '../../shared/fields/use-fields.ts';
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
  const { field, hinted } = useFields(form, 'console.connections');
  return (
    <FormPanel title={text('console.connections.identity')}>
      <div>
        <Tag tone={form.stored.content.isEnabled ? 'good' : 'bad'}>
          {text(
            form.stored.content.isEnabled ? 'console.connections.on' : 'console.connections.off',
          )}
        </Tag>
      </div>
      <CodeField form={form} words="console.connections" maxLength={32} isThere={isThere} />
      <CardsField
        {...field('kind')}
        values={KINDS}
        card={(kind) => ({
          title: text(`console.connections.kind.${kind}`),
          text: text(`console.connections.kindText.${kind}`),
        })}
      />
      <NumberField {...hinted('exponent')} max={8} />
      <CheckField {...field('isEnabled')} />
    </FormPanel>
  );
}

const ANSWERS = ['OK', 'UNKNOWN_BET'] as const;

/** Where vendors differ. */
function Profile({ form }: { form: ConnectionForm }) {
  const text = useText();
  const { field } = useFields(partOf(form, 'profile'), 'console.connections');
  return (
    <FormPanel title={text('console.connections.profile')}>
      <PickField
        {...field('unknownRollback')}
        values={ANSWERS}
        word={(answer) => text(`console.connections.unknownRollback.${answer}`)}
      />
      <CheckField {...field('winCloses')} />
      <CheckField {...field('reversesWins')} />
    </FormPanel>
  );
}
