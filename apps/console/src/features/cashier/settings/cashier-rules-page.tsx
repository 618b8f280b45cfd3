import { WaitingChange } from '../../../shared/act/waiting-change.tsx';
import { ReasonPanel } from '../../../shared/editor/reason-panel.tsx';
import { PanelColumns, SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { AutoRules } from './rules-auto.tsx';
import { rulesEditable } from './rules-editable.ts';
import { CashbackRules, TransferRules, TurnoverRules } from './rules-play.tsx';
import { WatchRules } from './rules-watch.tsx';
import { AccountRules, DeskRules, FeeRules, LimitRules, OpeningRules } from './rules-withdraw.tsx';

const COLUMNS = [
  [OpeningRules, LimitRules, FeeRules, DeskRules, AutoRules, AccountRules],
  [TurnoverRules, TransferRules, CashbackRules, WatchRules, ReasonPanel],
];

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
          <PanelColumns form={form} columns={COLUMNS} />
        </>
      )}
    </SettingsPage>
  );
}
