import { LanguageChoice } from '../../../shared/fields/language-choice.tsx';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import {
  CheckField,
  ChecksField,
  LimitField,
  PickField,
  WholeField,
} from '../../../shared/fields/typed-fields.tsx';
import { type Filled, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { AudienceDraft } from './audience.ts';
import { NamesField } from './names-field.tsx';

type Props = { form: Filled<AudienceDraft> };

/** Who is meant: each field narrows it, and an empty one asks nothing. */
export function AudienceFields({ form }: Props) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.promo');
  return (
    <>
      <ChecksField
        {...hinted('kinds')}
        values={['member', 'agent']}
        word={(kind) => text(`console.promo.kinds.${kind}`)}
      />
      <Deeds form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentField {...field('registeredFrom')} />
        <MomentField {...field('registeredTo')} />
      </div>
      <LanguageChoice {...hinted('languages')} />
      <Named form={form} />
    </>
  );
}

function Deeds({ form }: Props) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.promo');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PickField
          {...field('deposited')}
          values={['ANY', 'NEVER', 'ONCE_AT_LEAST']}
          word={(deposited) => text(`console.promo.deposited.${deposited}`)}
        />
        <LimitField {...field('validBetFrom')} />
        <WholeField {...hinted('awayForDays')} />
        <WholeField {...hinted('newForDays')} />
        <WholeField {...field('levelFrom')} hint={text('console.promo.levelHint')} />
        <WholeField {...field('levelTo')} hint={text('console.promo.levelHint')} />
      </div>
      <div className="grid sm:grid-cols-2">
        <CheckField {...field('isPhoneProved')} />
        <CheckField {...field('hasPayoutAccount')} />
      </div>
    </>
  );
}

function Named({ form }: Props) {
  const { hinted } = useFields(form, 'console.promo');
  const { value, onChange, ...team } = hinted('teamOf');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...team}
        maxLength={60}
        spellCheck={false}
        autoCapitalize="none"
        isTrimmed
        value={value ?? ''}
        onChange={(typed) => onChange(typed || null)}
      />
      <NamesField {...hinted('members')} />
    </div>
  );
}
