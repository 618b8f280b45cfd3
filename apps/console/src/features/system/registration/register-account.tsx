import { Field, Panel, SectionHead, Switch } from '@baize/ui';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { CountField } from './count-field.tsx';
import type { RegisterForm } from './register-form.ts';

const MOST_DAYS = 3650;
const PLAIN = { spellCheck: false, autoComplete: 'off', maxLength: 64 };

/** What holds for every new account, whatever its fields. */
export function RegisterAccount({ form }: { form: RegisterForm }) {
  const text = useText();
  const { hinted } = useFields(form, 'console.register');
  return (
    <Panel aria-label={text('console.register.account')}>
      <SectionHead title={text('console.register.account')} level={3} />
      <div className="grid gap-4 md:grid-cols-3">
        <TextField
          {...PLAIN}
          {...hinted('defaultPassword')}
          odd={text('console.register.defaultPasswordOdd')}
        />
        <Field
          label={text('console.register.givesDefaultPassword')}
          hint={text('console.register.givesDefaultPasswordHint')}
        >
          <Switch
            disabled={!form.mayEdit}
            checked={form.content.givesDefaultPassword}
            onChange={({ target }) => form.change({ givesDefaultPassword: target.checked })}
            className="min-h-9"
          >
            {text('console.register.givesDefaultPasswordSwitch')}
          </Switch>
        </Field>
        <CountField {...hinted('passwordDays')} min={1} max={MOST_DAYS} />
        <TextField {...PLAIN} {...hinted('houseAccount')} isTrimmed autoCapitalize="none" />
      </div>
    </Panel>
  );
}
