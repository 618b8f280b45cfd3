import { WaitingChange } from '../../../shared/act/waiting-change.tsx';
import { ReasonPanel } from '../../../shared/editor/reason-panel.tsx';
import { PanelColumns, settingsPage } from '../../../shared/editor/settings-page.tsx';
import { AutoRules } from './rules-auto.tsx';
import { type RulesForm, rulesEditable } from './rules-editable.ts';
import { CashbackRules, TransferRules, TurnoverRules } from './rules-play.tsx';
import { WatchRules } from './rules-watch.tsx';
import { AccountRules, DeskRules, FeeRules, LimitRules, OpeningRules } from './rules-withdraw.tsx';

const COLUMNS = [
  [OpeningRules, LimitRules, FeeRules, DeskRules, AutoRules, AccountRules],
  [TurnoverRules, TransferRules, CashbackRules, WatchRules, ReasonPanel],
];

/** The cashier's rules: what each one does to members stands beside it, with its own numbers. */
export const CashierRulesPage = settingsPage(rulesEditable, {
  title: 'console.crules.title',
  lead: 'console.crules.lead',
  audit: 'cashier:settings',
  Body: Rules,
});

function Rules({ form }: { form: RulesForm }) {
  return (
    <>
      <WaitingChange kind="cashier.four-eyes" subject="cashier:settings" />
      <PanelColumns form={form} columns={COLUMNS} />
    </>
  );
}
