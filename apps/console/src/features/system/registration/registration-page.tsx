import type { RegisterField } from '@baize/contract';
import { Button, Drawer, Tabs, useMedia } from '@baize/ui';
import { useState } from 'react';
import { settingsPage } from '../../../shared/editor/settings-page.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { useText } from '../../../shared/use-text.ts';
import { registerEditable } from '../editables.ts';
import { RegisterAccount } from './register-account.tsx';
import { RegisterFieldPanel } from './register-field-panel.tsx';
import type { RegisterForm } from './register-form.ts';
import { RegisterPreview } from './register-preview.tsx';
import { RegisterTable } from './register-table.tsx';
import { SignInRules } from './sign-in-rules.tsx';

export const RegistrationPage = settingsPage(registerEditable, {
  title: 'console.register.title',
  lead: 'console.register.lead',
  Body: Editor,
});

/** The rules on one side; on the other the chosen field, or the form as a visitor meets it. */
function Editor({ form }: { form: RegisterForm }) {
  const [search, setSearch] = useFilters();
  const isWide = useMedia(WIDE);
  const chosen = fieldOf(form, search.field);
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <RegisterTable form={form} chosen={chosen} onChoose={(field) => setSearch({ field })} />
        <RegisterAccount form={form} />
        <SignInRules form={form} />
      </div>
      {isWide ? (
        <Side
          form={form}
          chosen={chosen}
          className="rounded-card border bg-table px-5 pt-2 pb-5 xl:sticky xl:top-6"
        />
      ) : (
        <SideDrawer form={form} chosen={chosen} isOpen={search.field !== undefined} />
      )}
    </div>
  );
}

const WIDE = '(width >= 80rem)';

type SideProps = { form: RegisterForm; chosen: RegisterField };

/** Where there is no room beside the table, the field comes over it. */
function SideDrawer({ isOpen, ...side }: SideProps & { isOpen: boolean }) {
  const text = useText();
  const [, setSearch] = useFilters();
  return (
    <>
      <Button
        className="row-start-1 justify-self-start"
        onClick={() => setSearch({ field: side.chosen })}
      >
        {text('console.register.side')}
      </Button>
      <Drawer
        isTitleHidden
        title={text('console.register.side')}
        isOpen={isOpen}
        onClose={() => setSearch({ field: '' })}
      >
        <Side {...side} />
      </Drawer>
    </>
  );
}

function Side({ form, chosen, className }: SideProps & { className?: string }) {
  const text = useText();
  const [tab, setTab] = useState<'field' | 'preview'>('field');
  return (
    <Tabs
      label={text('console.register.side')}
      tabs={[
        { value: 'field', label: text('console.register.field') },
        { value: 'preview', label: text('console.register.preview') },
      ]}
      value={tab}
      onChange={setTab}
      className={className}
    >
      {tab === 'field' ? (
        <RegisterFieldPanel key={chosen} form={form} field={chosen} />
      ) : (
        <RegisterPreview content={form.content} />
      )}
    </Tabs>
  );
}

function fieldOf({ content }: RegisterForm, named: string | undefined): RegisterField {
  return named && named in content.fields ? (named as RegisterField) : 'username';
}
