import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { ReasonPanel } from '../../shared/editor/reason-panel.tsx';
import { settingsPage } from '../../shared/editor/settings-page.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { CheckField, SumField } from '../../shared/fields/typed-fields.tsx';
import { fieldsOf, linesOf, partOf, useFields } from '../../shared/fields/use-fields.ts';
import { EntryRows } from '../../shared/parts/entry-rows.tsx';
import { useText } from '../../shared/use-text.ts';
import { type RulesForm, referralRulesEditable } from './rules-editable.ts';

/** What friends bring and when they count; members read the same numbers on their page. */
export const ReferralRulesPage = settingsPage(referralRulesEditable, {
  title: 'console.referral.rules',
  lead: 'console.referral.rulesLead',
  audit: 'referral:settings',
  columns: [
    [Qualifying, Blocks],
    [Shares, Steps, ReasonPanel],
  ],
});

type Props = { form: RulesForm };

function Qualifying({ form }: Props) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.referral');
  const odd = text('console.agents.sumOdd');
  return (
    <FormPanel title={text('console.referral.qualifying')}>
      <SumField {...field('firstDeposit')} odd={odd} />
      <SumField {...field('validBet')} odd={odd} />
      <NumberField {...hinted('days')} min={1} max={365} />
      <CheckField {...field('needsPhone')} />
      <SumField {...field('referrerBonus')} odd={odd} />
      <SumField {...field('friendBonus')} odd={odd} />
    </FormPanel>
  );
}

const BLOCKS = ['DEVICE', 'ADDRESS', 'BANK_NAME', 'PHONE'] as const;

function Blocks({ form }: Props) {
  const text = useText();
  const { field } = useFields(partOf(form, 'blocks'), 'console.referral.reason');
  return (
    <FormPanel title={text('console.referral.samePerson')}>
      <p className="text-ink-soft">{text('console.referral.samePersonLead')}</p>
      {BLOCKS.map((reason) => (
        <CheckField key={reason} {...field(reason)} />
      ))}
    </FormPanel>
  );
}

function Shares({ form }: Props) {
  const text = useText();
  const { hinted } = useFields(form, 'console.referral');
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.referral.shares')}>
      <p className="text-ink-soft">{text('console.referral.sharesLead')}</p>
      {content.rates.map((typed, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
          key={at}
          label={text('console.referral.levelRate', { level: at + 1 })}
          error={(isWrong('rates') || isWrong(`rates.${at}`)) && text('console.referral.rateWrong')}
          inputMode="decimal"
          dir="ltr"
          disabled={!mayEdit}
          value={typed}
          onChange={(value) =>
            change({ rates: content.rates.map((one, n) => (n === at ? value : one)) })
          }
        />
      ))}
      <NumberField {...hinted('multiple')} max={50} />
    </FormPanel>
  );
}

const MOST_STEPS = 12;

function Steps({ form }: Props) {
  const text = useText();
  const lines = linesOf(form, 'achievements');
  const lastFriends = lines.entries.at(-1)?.friends ?? 0;
  const isWrong = form.isWrong('achievements');
  return (
    <FormPanel title={text('console.referral.steps')}>
      <p className="text-ink-soft">{text('console.referral.stepsLead')}</p>
      <EntryRows
        words={{
          list: 'console.referral.steps',
          add: 'console.referral.addStep',
          none: 'console.referral.noSteps',
          noneText: 'console.referral.noStepsText',
        }}
        {...lines}
        blank={{ friends: lastFriends + 1, bonus: '10.00' }}
        max={MOST_STEPS}
        row={(line) => {
          const { field } = fieldsOf(text, line, 'console.referral');
          const wrong = { isWrong, odd: text('console.referral.stepWrong') };
          return (
            <>
              <NumberField {...field('friends', 'stepFriends')} {...wrong} min={1} max={100_000} />
              <SumField {...field('bonus', 'stepBonus')} odd={text('console.agents.sumOdd')} />
            </>
          );
        }}
      />
    </FormPanel>
  );
}
