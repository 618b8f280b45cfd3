import { Field, NumberInput, Panel, SectionHead, Switch } from '@baize/ui';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { RegisterForm } from './register-form.ts';

const MOST_DAYS = 3650;

/** What holds for every new account, whatever its fields. */
export function RegisterAccount({ form }: { form: RegisterForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <Panel aria-label={text('console.register.account')}>
      <SectionHead title={text('console.register.account')} level={3} />
      <div className="grid gap-4 md:grid-cols-3">
        <TextField
          label={text('console.register.defaultPassword')}
          hint={text('console.register.defaultPasswordHint')}
          error={isWrong('defaultPassword') && text('console.register.defaultPasswordOdd')}
          spellCheck={false}
          autoComplete="off"
          maxLength={64}
          disabled={!mayEdit}
          value={content.defaultPassword}
          onChange={(defaultPassword) => change({ defaultPassword })}
        />
        <Field
          label={text('console.register.givesDefaultPassword')}
          hint={text('console.register.givesDefaultPasswordHint')}
        >
          <Switch
            disabled={!mayEdit}
            checked={content.givesDefaultPassword}
            onChange={({ target }) => change({ givesDefaultPassword: target.checked })}
            className="min-h-9"
          >
            {text('console.register.givesDefaultPasswordSwitch')}
          </Switch>
        </Field>
        <Field
          label={text('console.register.passwordDays')}
          hint={text('console.register.passwordDaysHint')}
          error={isWrong('passwordDays') && text('console.form.wrong')}
        >
          <NumberInput
            value={String(content.passwordDays)}
            onChange={(days) => change({ passwordDays: Math.min(Number(days || 0), MOST_DAYS) })}
            min={1}
            max={MOST_DAYS}
            disabled={!mayEdit}
          />
        </Field>
        <TextField
          label={text('console.register.houseAccount')}
          hint={text('console.register.houseAccountHint')}
          error={isWrong('houseAccount') && text('console.form.wrong')}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={64}
          disabled={!mayEdit}
          value={content.houseAccount}
          onChange={(value) => change({ houseAccount: value.trim() })}
        />
      </div>
    </Panel>
  );
}
