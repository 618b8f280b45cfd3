import { Field, TextArea } from '@baize/ui';
import { WaitingChange } from '../../../shared/act/waiting-change.tsx';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { useText } from '../../../shared/use-text.ts';
import { REASON_LENGTH } from '../cashier-rows.ts';
import { AutoRules } from './rules-auto.tsx';
import { type RulesForm, rulesEditable } from './rules-editable.ts';
import { CashbackRules, TransferRules, TurnoverRules } from './rules-play.tsx';
import { WatchRules } from './rules-watch.tsx';
import { AccountRules, DeskRules, FeeRules, LimitRules, OpeningRules } from './rules-withdraw.tsx';

/** The cashier's rules: what each one does to members stands beside it, with its own numbers. */
export function CashierRulesPage() {
  return (
    <SettingsPage
      editable={rulesEditable}
      title="console.crules.title"
      lead="console.crules.lead"
      actions={<AuditLink subject="cashier:settings" />}
    >
      {(form) => (
        <>
          <WaitingChange kind="cashier.four-eyes" subject="cashier:settings" />
          <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-5">
              <OpeningRules form={form} />
              <LimitRules form={form} />
              <FeeRules form={form} />
              <DeskRules form={form} />
              <AutoRules form={form} />
              <AccountRules form={form} />
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              <TurnoverRules form={form} />
              <TransferRules form={form} />
              <CashbackRules form={form} />
              <WatchRules form={form} />
              {form.isDirty && <Reason form={form} />}
            </div>
          </div>
        </>
      )}
    </SettingsPage>
  );
}

function Reason({ form }: { form: RulesForm }) {
  const text = useText();
  return (
    <FormPanel title={text('console.crules.why')}>
      <Field
        isRequired
        label={text('console.member.reason')}
        hint={text('console.member.reasonHint')}
        error={form.isWrong('reason') && text('console.member.reasonMissing')}
      >
        <TextArea
          rows={2}
          maxLength={REASON_LENGTH}
          value={form.content.reason}
          onChange={(event) => form.change({ reason: event.target.value })}
        />
      </Field>
    </FormPanel>
  );
}
