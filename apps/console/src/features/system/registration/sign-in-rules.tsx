import { Checkbox, Field, NativeSelect, NumberInput, Panel, SectionHead } from '@baize/ui';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { RegisterForm } from './register-form.ts';

const NUMBERS = [
  { name: 'codeMinutes', min: 1, max: 10 },
  { name: 'codesPerDay', min: 1, max: 1_000_000 },
  { name: 'payoutWaitHours', min: 0, max: 720 },
  { name: 'contactWaitHours', min: 0, max: 720 },
  { name: 'minimumAge', min: 18, max: 30 },
] as const;
const DEMANDS = [
  'agentsNeedSecondFactor',
  'withdrawalsNeedSecondFactor',
  'tellsUnknownNames',
] as const;
const BOT_CHECKS = ['always', 'when-busy', 'off'] as const;

/** What the brand asks of those who sign in, are sent codes and are paid out. */
export function SignInRules({ form }: { form: RegisterForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <Panel aria-label={text('console.signIn.title')}>
      <SectionHead title={text('console.signIn.title')} level={3} />
      <div className="mb-4 flex flex-col">
        {DEMANDS.map((name) => (
          <Checkbox
            key={name}
            disabled={!mayEdit}
            checked={content[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          >
            {text(`console.signIn.${name}`)}
          </Checkbox>
        ))}
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        {NUMBERS.map(({ name, min, max }) => (
          <Field
            key={name}
            label={text(`console.signIn.${name}`)}
            hint={text(`console.signIn.${name}Hint`)}
            error={isWrong(name) && text('console.form.wrong')}
          >
            <NumberInput
              value={String(content[name])}
              onChange={(typed) => change({ [name]: Math.min(Number(typed || 0), max) })}
              min={min}
              max={max}
              disabled={!mayEdit}
            />
          </Field>
        ))}
        <OtherFields form={form} />
      </div>
    </Panel>
  );
}

/** What is chosen or written rather than counted. */
function OtherFields({ form }: { form: RegisterForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <>
      <Field label={text('console.signIn.botCheck')} hint={text('console.signIn.botCheckHint')}>
        <NativeSelect
          disabled={!mayEdit}
          value={content.botCheck}
          onChange={({ target }) => {
            const botCheck = BOT_CHECKS.find((one) => one === target.value);
            if (botCheck) change({ botCheck });
          }}
          options={BOT_CHECKS.map((value) => ({
            value,
            label: text(`console.signIn.botCheck.${value}`),
          }))}
        />
      </Field>
      <TextField
        label={text('console.signIn.termsVersion')}
        hint={text('console.signIn.termsVersionHint')}
        error={isWrong('termsVersion') && text('console.form.wrong')}
        maxLength={40}
        disabled={!mayEdit}
        value={content.termsVersion}
        onChange={(termsVersion) => change({ termsVersion })}
      />
      <TextField
        label={text('console.signIn.diallingCode')}
        hint={text('console.signIn.diallingCodeHint')}
        error={isWrong('diallingCode') && text('console.form.wrong')}
        inputMode="tel"
        maxLength={5}
        dir="ltr"
        disabled={!mayEdit}
        value={content.diallingCode}
        onChange={(value) => change({ diallingCode: value.trim() })}
      />
    </>
  );
}
