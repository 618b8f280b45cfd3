import { Button } from '@baize/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { ReasonPanel } from '../../../shared/editor/reason-panel.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { SumField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { useText } from '../../../shared/use-text.ts';
import { LevelFields } from './level-fields.tsx';
import { LevelTable } from './level-table.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { levelRulesEditable, type RulesForm } from './rules-editable.ts';

/** What each level asks and brings, and what a change would do to the members of today. */
export function LevelRulesPage() {
  return (
    <SettingsPage
      editable={levelRulesEditable}
      title="console.loyalty.rules"
      lead="console.loyalty.rulesLead"
      actions={<AuditLink subject="loyalty:levels" />}
    >
      {(form) => <Levels form={form} />}
    </SettingsPage>
  );
}

const MOST_LEVELS = 21;
const LEAST_LEVELS = 2;

function Levels({ form }: { form: RulesForm }) {
  const text = useText();
  const [chosen, setChosen] = useState(1);
  const { levels } = form.content;
  const at = Math.min(chosen, levels.length - 1);
  const change = (next: typeof levels) => form.change({ levels: next });
  return (
    <div className="flex flex-col gap-5">
      <LevelTable form={form} chosen={at} onChoose={setChosen} />
      {form.mayEdit && (
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={levels.length >= MOST_LEVELS}
            onClick={() => {
              change([...levels, levels.at(-1)!]);
              setChosen(levels.length);
            }}
          >
            <Plus aria-hidden className="size-4" />
            {text('console.loyalty.addLevel')}
          </Button>
          <Button
            kind="quiet"
            disabled={levels.length <= LEAST_LEVELS}
            onClick={() => change(levels.slice(0, -1))}
          >
            <Trash2 aria-hidden className="size-4" />
            {text('console.loyalty.removeLevel', { level: levels.length - 1 })}
          </Button>
        </div>
      )}
      <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
        <LevelFields key={at} form={form} at={at} />
        <div className="flex min-w-0 flex-col gap-5">
          <PreviewPanel draft={form.content} />
          <Gifts form={form} />
          <ReasonPanel form={form} />
        </div>
      </div>
    </div>
  );
}

function Gifts({ form }: { form: RulesForm }) {
  const text = useText();
  const { field } = useFields(form, 'console.loyalty');
  const numbers = [
    ['giftDays', 1, 365],
    ['multiple', 0, 100],
    ['birthdayNoticeDays', 0, 365],
    ['birthdayAge', 18, 99],
  ] as const;
  return (
    <FormPanel title={text('console.loyalty.gifts')}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SumField {...field('weeklyValidBet')} />
        {numbers.map(([name, min, max]) => (
          <NumberField key={name} {...field(name)} min={min} max={max} />
        ))}
      </div>
    </FormPanel>
  );
}
