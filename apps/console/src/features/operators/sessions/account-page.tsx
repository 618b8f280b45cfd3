import { Panel, Tag } from '@baize/ui';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { useMe } from '../../../shared/session/use-me.ts';
import { useRoleName } from '../../../shared/session/use-roles.ts';
import { useText } from '../../../shared/use-text.ts';
import { OwnEmail } from './own-email.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

export function AccountPage() {
  const text = useText();
  const me = useMe();
  const roleName = useRoleName();
  return (
    <PageBody>
      <PageHead title={me.name} note={me.username} lead={text('console.account.lead')} />
      <div className="mb-6 flex flex-wrap gap-1.5">
        {me.roles.map((role) => (
          <Tag key={role} tone="warn">
            {roleName(role)}
          </Tag>
        ))}
      </div>
      <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
        <Panel aria-labelledby="account-password">
          <h2 id="account-password" className="type-card mb-4">
            {text('console.password.title')}
          </h2>
          <PasswordForm />
        </Panel>
        <Panel aria-labelledby="account-email">
          <h2 id="account-email" className="type-card mb-4">
            {text('console.email.label')}
          </h2>
          <OwnEmail />
        </Panel>
        <Panel aria-labelledby="account-factor">
          <SecondFactorPanel />
        </Panel>
      </div>
    </PageBody>
  );
}
