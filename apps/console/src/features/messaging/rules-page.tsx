import { messagingSettingsOperator as contract, type Output } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { ask } from '../../shared/api.ts';
import type { Editable } from '../../shared/editor/editable.ts';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { SettingsPage } from '../../shared/editor/settings-page.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { AuditLink } from '../../shared/parts/audit-link.tsx';
import { useText } from '../../shared/use-text.ts';

type Rules = Output<typeof contract.messagingSettings>;

const read = async (signal?: AbortSignal) => {
  const { version, ...content } = await ask(contract.readMessagingSettings, {}, signal);
  return { version, updatedAt: null, updatedBy: null, content };
};

const editable: Editable<Rules> = {
  name: 'messaging',
  shape: contract.messagingSettings,
  right: 'promotions.edit',
  touches: ['messaging'],
  read,
  save: async ({ version, content }) => {
    await ask(contract.saveMessagingSettings, { version, ...content });
    return read();
  },
};

const LIMITS = { perWeek: 50, perMinute: 10_000, smsPerDay: 10_000_000 } as const;
const FIELDS = ['perWeek', 'perMinute', 'smsPerDay'] as const;

/** What holds for all messages to segments. */
export function MessagingRulesPage() {
  const text = useText();
  return (
    <SettingsPage
      editable={editable}
      title="console.messaging.rules"
      lead="console.messaging.rulesLead"
      actions={<AuditLink subject="messaging:settings" />}
    >
      {({ content, change, mayEdit }) => (
        <FormPanel title={text('console.messaging.rules')}>
          {(['mailByDefault', 'smsByDefault'] as const).map((name) => (
            <Checkbox
              key={name}
              disabled={!mayEdit}
              checked={content[name]}
              onChange={({ target }) => change({ [name]: target.checked })}
            >
              {text(`console.messaging.rule.${name}`)}
            </Checkbox>
          ))}
          {FIELDS.map((name) => (
            <NumberField
              key={name}
              label={text(`console.messaging.rule.${name}`)}
              min={name === 'smsPerDay' ? 0 : 1}
              max={LIMITS[name]}
              value={content[name]}
              isDisabled={!mayEdit}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </FormPanel>
      )}
    </SettingsPage>
  );
}
