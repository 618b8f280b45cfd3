import { type Output, playSettingsOperator } from '@baize/contract';
import { ask } from '../../shared/api.ts';
import type { Editable } from '../../shared/editor/editable.ts';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { SettingsPage } from '../../shared/editor/settings-page.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { AuditLink } from '../../shared/parts/audit-link.tsx';
import { useText } from '../../shared/use-text.ts';

const editable: Editable<Output<typeof playSettingsOperator.settings>> = {
  name: 'play-settings',
  shape: playSettingsOperator.settings,
  right: 'play.limits',
  touches: ['play'],
  read: (signal) => ask(playSettingsOperator.readSettings, {}, signal),
  save: (change) => ask(playSettingsOperator.saveSettings, change),
};

/** What counts as play for rebates, salaries and turnover. */
export function ValidBetPage() {
  const text = useText();
  return (
    <SettingsPage
      editable={editable}
      title="console.validBet.title"
      lead="console.validBet.lead"
      actions={<AuditLink subject="play:settings" />}
    >
      {({ content, change, mayEdit, isWrong }) => (
        <div className="max-w-xl">
          <FormPanel title={text('console.validBet.coverage')}>
            <NumberField
              label={text('console.validBet.maxCoverage')}
              hint={text('console.validBet.maxCoverageHint')}
              error={isWrong('maxCoveragePercent') && text('console.validBet.maxCoverageOdd')}
              isDisabled={!mayEdit}
              max={100}
              value={content.maxCoveragePercent}
              onChange={(maxCoveragePercent) => change({ maxCoveragePercent })}
            />
            <p className="text-ink-soft">{text('console.validBet.example')}</p>
          </FormPanel>
        </div>
      )}
    </SettingsPage>
  );
}
