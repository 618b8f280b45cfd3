import { Checkbox } from '@baize/ui';
import { LanguageChoice } from '../../../shared/fields/language-choice.tsx';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import {
  ChecksField,
  LimitField,
  PickField,
  WholeField,
} from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { AudienceDraft } from './audience.ts';
import { NamesField } from './names-field.tsx';

export type AudienceProps = {
  value: AudienceDraft;
  onChange: (who: AudienceDraft) => void;
  isDisabled: boolean;
  isWrong: (place: string) => boolean;
};

type PieceProps = AudienceProps & { set: (part: Partial<AudienceDraft>) => void };

/** Who is meant: each field narrows it, and an empty one asks nothing. */
export function AudienceFields(props: AudienceProps) {
  const { value, onChange, isDisabled } = props;
  const text = useText();
  const set = (part: Partial<AudienceDraft>) => onChange({ ...value, ...part });
  return (
    <>
      <ChecksField
        label={text('console.promo.kinds')}
        hint={text('console.promo.kindsHint')}
        value={value.kinds}
        values={['member', 'agent']}
        word={(kind) => text(`console.promo.kinds.${kind}`)}
        isDisabled={isDisabled}
        onChange={(kinds) => set({ kinds })}
      />
      <Deeds {...props} set={set} />
      <Registered {...props} set={set} />
      <LanguageChoice
        legend={text('console.promo.languages')}
        hint={text('console.promo.languagesHint')}
        value={value.languages}
        isDisabled={isDisabled}
        onChange={(languages) => set({ languages })}
      />
      <Named {...props} set={set} />
    </>
  );
}

function Deeds({ value, isDisabled, isWrong, set }: PieceProps) {
  const text = useText();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PickField
          label={text('console.promo.deposited')}
          value={value.deposited}
          values={['ANY', 'NEVER', 'ONCE_AT_LEAST']}
          word={(deposited) => text(`console.promo.deposited.${deposited}`)}
          isDisabled={isDisabled}
          onChange={(deposited) => set({ deposited })}
        />
        <LimitField
          label={text('console.promo.validBetFrom')}
          value={value.validBetFrom}
          isDisabled={isDisabled}
          isWrong={isWrong('validBetFrom')}
          onChange={(validBetFrom) => set({ validBetFrom })}
        />
        <WholeField
          label={text('console.promo.awayForDays')}
          hint={text('console.promo.awayForDaysHint')}
          value={value.awayForDays}
          isDisabled={isDisabled}
          isWrong={isWrong('awayForDays')}
          onChange={(awayForDays) => set({ awayForDays })}
        />
        <WholeField
          label={text('console.promo.newForDays')}
          hint={text('console.promo.newForDaysHint')}
          value={value.newForDays}
          isDisabled={isDisabled}
          isWrong={isWrong('newForDays')}
          onChange={(newForDays) => set({ newForDays })}
        />
        {(['levelFrom', 'levelTo'] as const).map((name) => (
          <WholeField
            key={name}
            label={text(`console.promo.${name}`)}
            hint={text('console.promo.levelHint')}
            value={value[name]}
            isDisabled={isDisabled}
            isWrong={isWrong(name)}
            onChange={(level) => set({ [name]: level })}
          />
        ))}
      </div>
      <div className="grid sm:grid-cols-2">
        {(['isPhoneProved', 'hasPayoutAccount'] as const).map((name) => (
          <Checkbox
            key={name}
            disabled={isDisabled}
            checked={value[name]}
            onChange={({ target }) => set({ [name]: target.checked })}
          >
            {text(`console.promo.${name}`)}
          </Checkbox>
        ))}
      </div>
    </>
  );
}

function Registered({ value, isDisabled, set }: PieceProps) {
  const text = useText();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['registeredFrom', 'registeredTo'] as const).map((name) => (
        <MomentField
          key={name}
          label={text(`console.promo.${name}`)}
          value={value[name]}
          isDisabled={isDisabled}
          onChange={(at) => set({ [name]: at })}
        />
      ))}
    </div>
  );
}

function Named({ value, isDisabled, isWrong, set }: PieceProps) {
  const text = useText();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={text('console.promo.teamOf')}
        hint={text('console.promo.teamOfHint')}
        error={isWrong('teamOf') && text('console.form.wrong')}
        maxLength={60}
        spellCheck={false}
        autoCapitalize="none"
        disabled={isDisabled}
        value={value.teamOf ?? ''}
        onChange={(value) => set({ teamOf: value.trim() || null })}
      />
      <NamesField
        value={value.members}
        isDisabled={isDisabled}
        isWrong={isWrong('members')}
        onChange={(members) => set({ members })}
      />
    </div>
  );
}
