import { Panel, SectionHead } from '@baize/ui';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { CheckField, PickField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { CountField } from './count-field.tsx';
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

/** What the brand asks of those who sign in, are sent codes and are paid out. */
export function SignInRules({ form }: { form: RegisterForm }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.signIn');
  return (
    <Panel aria-label={text('console.signIn.title')}>
      <SectionHead title={text('console.signIn.title')} level={3} />
      <div className="mb-4 flex flex-col">
        {DEMANDS.map((name) => (
          <CheckField key={name} {...field(name)} />
        ))}
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        {NUMBERS.map(({ name, min, max }) => (
          <CountField key={name} {...hinted(name)} min={min} max={max} />
        ))}
        <PickField
          {...hinted('botCheck')}
          values={['always', 'when-busy', 'off']}
          word={(check) => text(`console.signIn.botCheck.${check}`)}
        />
        <TextField {...hinted('termsVersion')} maxLength={40} />
        <TextField {...hinted('diallingCode')} isTrimmed inputMode="tel" maxLength={5} dir="ltr" />
      </div>
    </Panel>
  );
}
