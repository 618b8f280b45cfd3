import { sportsbookParts } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { ChecksField, SumField, WholeField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { Gift } from './goals.ts';

type FreeBet = NonNullable<Gift['freeBet']>;

const NO_FREE_BET: FreeBet = {
  stake: '10',
  hoursValid: 168,
  terms: { sports: [], leagues: [], kinds: [], minOdds: null },
};

type Props = {
  value: Gift['freeBet'];
  onChange: (freeBet: Gift['freeBet']) => void;
  isDisabled: boolean;
  isWrong: (place: string) => boolean;
};

/** A stake of the house's in the sportsbook: how much, for how long, and on what. */
export function FreeBetFields({ value, onChange, isDisabled, isWrong }: Props) {
  const text = useText();
  return (
    <>
      <Checkbox
        disabled={isDisabled}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? NO_FREE_BET : null)}
      >
        {text('console.promo.freeBet')}
      </Checkbox>
      {value && (
        <Filled value={value} onChange={onChange} isDisabled={isDisabled} isWrong={isWrong} />
      )}
    </>
  );
}

function Filled({ value, onChange, isDisabled, isWrong }: Props & { value: FreeBet }) {
  const text = useText();
  const { terms } = value;
  const limit = (part: Partial<FreeBet['terms']>) =>
    onChange({ ...value, terms: { ...terms, ...part } });
  return (
    <>
      <SumField
        label={text('console.promo.freeBet.stake')}
        hint={text('console.promo.freeBet.stakeHint')}
        value={value.stake}
        isDisabled={isDisabled}
        isWrong={isWrong('stake')}
        onChange={(stake) => onChange({ ...value, stake })}
      />
      <NumberField
        label={text('console.promo.freeBet.hours')}
        min={1}
        max={8_760}
        value={value.hoursValid}
        isDisabled={isDisabled}
        onChange={(hoursValid) => onChange({ ...value, hoursValid })}
      />
      <WholeField
        label={text('console.promo.freeBet.minOdds')}
        hint={text('console.promo.freeBet.minOddsHint')}
        value={terms.minOdds}
        isDisabled={isDisabled}
        isWrong={isWrong('terms.minOdds')}
        onChange={(minOdds) => limit({ minOdds })}
      />
      <ListText
        label={text('console.promo.freeBet.leagues')}
        hint={text('console.promo.freeBet.leaguesHint')}
        value={terms.leagues}
        isDisabled={isDisabled}
        onChange={(leagues) => limit({ leagues })}
      />
      <ChecksField
        label={text('console.promo.freeBet.sports')}
        hint={text('console.promo.freeBet.sportsHint')}
        value={terms.sports}
        values={sportsbookParts.sports}
        word={(sport) => text(`console.promo.freeBet.sport.${sport}`)}
        isDisabled={isDisabled}
        onChange={(sports) => limit({ sports })}
      />
      <ChecksField
        label={text('console.promo.freeBet.kinds')}
        value={terms.kinds}
        values={sportsbookParts.slipKinds}
        word={(kind) => text(`console.promo.freeBet.kind.${kind}`)}
        isDisabled={isDisabled}
        onChange={(kinds) => limit({ kinds })}
      />
    </>
  );
}
