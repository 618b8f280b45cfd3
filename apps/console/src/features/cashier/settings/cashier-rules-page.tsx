import { WaitingChange } from '../../../shared/act/waiting-change.tsx';
import { ReasonPanel } from '../../../shared/editor/reason-panel.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { AutoRules } from './rules-auto.tsx';
import { rulesEditable } from './rules-editable.ts';
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
              <ReasonPanel form={form} />
            </div>
          </div>
        </>
      )}
    </SettingsPage>
  );
}
