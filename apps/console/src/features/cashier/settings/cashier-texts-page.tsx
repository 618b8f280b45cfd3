import { cashierTextsOperator, type Language, type Output } from '@baize/contract';
import { useState } from 'react';
import { ask } from '../../../shared/api.ts';
import { type Editable, undated } from '../../../shared/editor/editable.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { LanguageBar } from '../../../shared/editor/language-bar.tsx';
import { settingsPage } from '../../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { LanguageText } from '../../../shared/fields/language-text.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';

type Texts = Output<typeof cashierTextsOperator.texts>;
type Key = (typeof cashierTextsOperator.textKeys)[number];

async function read(signal?: AbortSignal) {
  const { version, ...content } = await ask(cashierTextsOperator.readTexts, {}, signal);
  return undated(version, content);
}

const textsEditable: Editable<Texts> = {
  name: 'cashier-texts',
  shape: cashierTextsOperator.texts,
  right: 'cashier.settings',
  read,
  save: async ({ version, content }) => {
    await ask(cashierTextsOperator.saveTexts, { ...content, version });
    return read();
  },
};

/** What members read beside the forms of the cashier, one language at a time. */
export const CashierTextsPage = settingsPage(textsEditable, {
  title: 'console.ctexts.title',
  lead: 'console.ctexts.lead',
  audit: 'cashier:texts',
  Body: Written,
});

const PANELS: readonly { title: 'withdraw' | 'deposit'; keys: readonly Key[] }[] = [
  { title: 'withdraw', keys: ['caution', 'hours', 'fee', 'feeEWallet', 'feeCoins'] },
  { title: 'deposit', keys: ['deposit'] },
];

function Written({ form }: { form: SettingsForm<Texts> }) {
  const text = useText();
  const { hinted } = useFields(form, 'console.ctexts');
  const [language, setLanguage] = useState<Language>('EN');
  const filled = Object.values(form.content).flatMap((words) => Object.keys(words));
  return (
    <div className="flex max-w-6xl flex-col gap-5">
      <LanguageBar
        label={text('console.language.label')}
        value={language}
        onChange={setLanguage}
        filled={[...new Set(filled)]}
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {PANELS.map(({ title, keys }) => (
          <FormPanel key={title} title={text(`console.ctexts.${title}Page`)}>
            {keys.map((key) => (
              <LanguageText
                key={key}
                {...hinted(key)}
                language={language}
                maxLength={cashierTextsOperator.LONGEST_TEXT}
              />
            ))}
          </FormPanel>
        ))}
      </div>
    </div>
  );
}
