import { sportsbookParts } from '@baize/contract';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import {
  ChecksField,
  GivenField,
  SumField,
  WholeField,
} from '../../../shared/fields/typed-fields.tsx';
import { type Filled, givenOf, partOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { Gift } from './goals.ts';

type FreeBet = NonNullable<Gift['freeBet']>;

const NO_FREE_BET: FreeBet = {
  stake: '10',
  hoursValid: 168,
  terms: { sports: [], leagues: [], kinds: [], minOdds: null },
};

/** A stake of the house's in the sportsbook: how much, for how long, and on what. */
export function FreeBetFields({ form }: { form: Filled<Gift> }) {
  const { field } = useFields(form, 'console.promo');
  const freeBet = givenOf(form, 'freeBet');
  return (
    <>
      <GivenField {...field('freeBet')} blank={NO_FREE_BET} />
      {freeBet && <Terms form={freeBet} />}
    </>
  );
}

function Terms({ form }: { form: Filled<FreeBet> }) {
  const text = useText();
  const bet = useFields(form, 'console.promo.freeBet');
  const { field, hinted } = useFields(partOf(form, 'terms'), 'console.promo.freeBet');
  return (
    <>
      <SumField {...bet.hinted('stake')} />
      <NumberField {...bet.field('hoursValid', 'hours')} min={1} max={8_760} />
      <WholeField {...hinted('minOdds')} />
      <ListText {...hinted('leagues')} />
      <ChecksField
        {...hinted('sports')}
        values={sportsbookParts.sports}
        word={(sport) => text(`console.promo.freeBet.sport.${sport}`)}
      />
      <ChecksField
        {...field('kinds')}
        values={sportsbookParts.slipKinds}
        word={(kind) => text(`console.promo.freeBet.kind.${kind}`)}
      />
    </>
  );
}
