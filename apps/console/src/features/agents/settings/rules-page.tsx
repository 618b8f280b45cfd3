import { Checkbox, Field, MoneyInput, TextArea, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { agentRulesEditable, type RulesForm } from './rules-editable.ts';
import { CeilingRules, PeriodRules, QuotaRules, RebateRules } from './rules-limits.tsx';

/** Thresholds, ceilings, modes, periods and fees: what every contract and run obeys. */
export function AgentRulesPage() {
  return (
    <SettingsPage
      editable={agentRulesEditable}
      title="console.agents.rules"
      lead="console.agents.rulesLead"
      actions={<AuditLink subject="agents:settings" />}
    >
      {(form) => (
        <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-5">
            <Thresholds form={form} />
            <Modes form={form} />
            <PeriodRules form={form} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <CeilingRules form={form} />
            <RebateRules form={form} />
            <QuotaRules form={form} />
            {form.isDirty && <Reason form={form} />}
          </div>
        </div>
      )}
    </SettingsPage>
  );
}

function Thresholds({ form }: { form: RulesForm }) {
  const text = useText();
  const { currency } = useBrand();
  const { content, change, mayEdit, isWrong } = form;
  const maySystem = useMay('system.read');
  return (
    <FormPanel title={text('console.agents.thresholds')}>
      {(['activePerDay', 'activePerPeriod'] as const).map((key) => (
        <Field
          key={key}
          label={text(`console.agents.rule.${key}`)}
          error={isWrong(key) && text('console.agents.sumOdd')}
        >
          <MoneyInput
            currency={currency}
            disabled={!mayEdit}
            value={content[key]}
            onChange={(value) => change({ [key]: value })}
          />
        </Field>
      ))}
      <NumberField
        label={text('console.agents.rule.salesUnit')}
        hint={text('console.agents.rule.salesUnitHint')}
        min={1}
        max={1_000_000}
        isDisabled={!mayEdit}
        value={content.salesUnit}
        onChange={(salesUnit) => change({ salesUnit })}
      />
      <NumberField
        label={text('console.agents.rule.daysToAnswer')}
        min={1}
        max={90}
        isDisabled={!mayEdit}
        value={content.daysToAnswer}
        onChange={(daysToAnswer) => change({ daysToAnswer })}
      />
      <NumberField
        label={text('console.agents.rule.debtDays')}
        hint={text('console.agents.rule.debtDaysHint')}
        max={365}
        isDisabled={!mayEdit}
        value={content.debtDays}
        onChange={(debtDays) => change({ debtDays })}
      />
      <p className="text-ink-soft">
        {text('console.agents.zone')}{' '}
        {maySystem && (
          <Link to="/brand" className={textLinkClasses}>
            {text('console.agents.toBrand')}
          </Link>
        )}
      </p>
    </FormPanel>
  );
}

const MODES = [
  ...(['manualDividends', 'manualDaily', 'manualHourly', 'approveDividends'] as const),
  ...(['approveDaily', 'equalRates'] as const),
];

function Modes({ form }: { form: RulesForm }) {
  const text = useText();
  return (
    <FormPanel title={text('console.agents.modes')}>
      {MODES.map((mode) => (
        <Checkbox
          key={mode}
          disabled={!form.mayEdit}
          checked={form.content[mode]}
          onChange={({ target }) => form.change({ [mode]: target.checked })}
        >
          {text(`console.agents.rule.${mode}`)}
        </Checkbox>
      ))}
    </FormPanel>
  );
}

function Reason({ form }: { form: RulesForm }) {
  const text = useText();
  return (
    <FormPanel title={text('console.agents.why')}>
      <Field
        isRequired
        label={text('console.agents.reason')}
        hint={text('console.member.reasonHint')}
        error={form.isWrong('reason') && text('console.member.reasonMissing')}
      >
        <TextArea
          rows={3}
          maxLength={300}
          value={form.content.reason}
          onChange={({ target }) => form.change({ reason: target.value })}
        />
      </Field>
    </FormPanel>
  );
}
