import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { ReasonPanel } from '../../../shared/editor/reason-panel.tsx';
import { settingsPage } from '../../../shared/editor/settings-page.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { CheckField, SumField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { agentRulesEditable, type RulesForm } from './rules-editable.ts';
import { CeilingRules, PeriodRules, QuotaRules, RebateRules } from './rules-limits.tsx';

/** Thresholds, ceilings, modes, periods and fees: what every contract and run obeys. */
export const AgentRulesPage = settingsPage(agentRulesEditable, {
  title: 'console.agents.rules',
  lead: 'console.agents.rulesLead',
  audit: 'agents:settings',
  columns: [
    [Thresholds, Modes, PeriodRules],
    [CeilingRules, RebateRules, QuotaRules, ReasonPanel],
  ],
});

function Thresholds({ form }: { form: RulesForm }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.agents.rule');
  const maySystem = useMay('system.read');
  const odd = text('console.agents.sumOdd');
  return (
    <FormPanel title={text('console.agents.thresholds')}>
      <SumField {...field('activePerDay')} odd={odd} />
      <SumField {...field('activePerPeriod')} odd={odd} />
      <NumberField {...hinted('salesUnit')} min={1} max={1_000_000} />
      <NumberField {...field('daysToAnswer')} min={1} max={90} />
      <NumberField {...hinted('debtDays')} max={365} />
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
  'manualDividends',
  'manualDaily',
  'manualHourly',
  'approveDividends',
  'approveDaily',
  'equalRates',
] as const;

function Modes({ form }: { form: RulesForm }) {
  const text = useText();
  const { field } = useFields(form, 'console.agents.rule');
  return (
    <FormPanel title={text('console.agents.modes')}>
      {MODES.map((mode) => (
        <CheckField key={mode} {...field(mode)} />
      ))}
    </FormPanel>
  );
}
