import { type Output, protectionSettingsOperator } from '@baize/contract';
import { Button, Field, NumberInput, SkeletonText, Switch } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';

type Rules = Output<typeof protectionSettingsOperator.readSettings.value>;
const NUMBERS = ['raiseHours', 'breakMinutes', 'minimumAge'] as const;

/** What this market asks of the house. */
export function RulesTab() {
  const rules = useQuery(queryOf(protectionSettingsOperator.readSettings, {}));
  if (rules.error) return <FailurePage error={rules.error} reset={() => void rules.refetch()} />;
  if (!rules.data) return <SkeletonText lines={6} />;
  return <RulesForm key={rules.data.version} rules={rules.data} />;
}

function RulesForm({ rules }: { rules: Rules }) {
  const text = useText();
  const mayEdit = useMay('protection.settings');
  const { version, marketProfile, ...held } = rules;
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(NUMBERS.map((name) => [name, String(held[name])])),
  );
  const [birthdayNeeded, setBirthday] = useState(held.birthdayNeeded);
  const [isSaving, setSaving] = useState(false);
  const saved = useAct(protectionSettingsOperator.saveSettings, {
    input: (reason: string) => ({
      raiseHours: Number(typed.raiseHours),
      breakMinutes: Number(typed.breakMinutes),
      minimumAge: Number(typed.minimumAge),
      birthdayNeeded,
      version,
      reason,
    }),
    onDone: () => {
      setSaving(false);
      showToast({ tone: 'good', title: text('console.protection.saved') });
    },
  });
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <p className="text-ink-soft">{text(`console.protection.profile.${marketProfile}`)}</p>
      {NUMBERS.map((name) => (
        <Field key={name} label={text(`console.protection.rule.${name}`)}>
          <NumberInput
            decimals={0}
            disabled={!mayEdit}
            value={typed[name] ?? ''}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        </Field>
      ))}
      <Switch
        checked={birthdayNeeded}
        disabled={!mayEdit}
        onChange={(event) => setBirthday(event.target.checked)}
      >
        {text('console.protection.rule.birthdayNeeded')}
      </Switch>
      {mayEdit && (
        <Button kind="brass" className="self-start" onClick={() => setSaving(true)}>
          {text('console.protection.save')}
        </Button>
      )}
      <ReasonModal
        isOpen={isSaving}
        title={text('console.protection.save')}
        act={saved}
        longest={300}
        onClose={() => setSaving(false)}
      >
        <p>{text('console.protection.saveText')}</p>
      </ReasonModal>
    </div>
  );
}
