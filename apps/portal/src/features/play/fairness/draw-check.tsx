import { chanceOf, drawWeighted } from '@baize/games';
import { Field, NumberInput, Panel, TextInput } from '@baize/ui';
import { Check, Minus, X } from 'lucide-react';
import { useState } from 'react';
import type { FairnessSearch } from '../../../shared/own-games/fairness-search.ts';
import { Verdict } from '../../../shared/own-games/proof/bet-outcome.tsx';
import { checkHash } from '../../../shared/own-games/proof/recompute.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Fields = {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: string;
  weights: string;
  /** What the house says was drawn, from 1. */
  prize: string;
};

const firstFields = (search: FairnessSearch): Fields => ({
  serverSeed: search.serverSeed ?? '',
  serverSeedHash: search.serverSeedHash ?? '',
  clientSeed: search.clientSeed ?? '',
  nonce: String(search.nonce ?? 1),
  weights: search.weights ?? '',
  prize: search.prize === undefined ? '' : String(Number(search.prize) + 1),
});

/** A draw of a promotion: its campaign's seed, the member, the draw's number and the weights decide it. */
export function DrawCheck({ search }: { search: FairnessSearch }) {
  const text = useText();
  const [fields, setFields] = useState(() => firstFields(search));
  const input = (name: 'serverSeed' | 'serverSeedHash' | 'clientSeed' | 'weights') => ({
    value: fields[name],
    spellCheck: false,
    dir: 'ltr' as const,
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value.trim() }),
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{text('games.verify.drawText')}</p>
      <Field label={text('games.verify.campaignSeed')}>
        <TextInput {...input('serverSeed')} />
      </Field>
      <Field label={text('games.verify.hash')}>
        <TextInput {...input('serverSeedHash')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={text('games.verify.member')}>
          <TextInput {...input('clientSeed')} />
        </Field>
        <Field label={text('games.verify.drawNumber')}>
          <NumberInput value={fields.nonce} onChange={(nonce) => setFields({ ...fields, nonce })} />
        </Field>
        <Field label={text('games.verify.prize')}>
          <NumberInput value={fields.prize} onChange={(prize) => setFields({ ...fields, prize })} />
        </Field>
      </div>
      <Field label={text('games.verify.weights')} hint={text('games.verify.weightsHint')}>
        <TextInput {...input('weights')} />
      </Field>
      <Outcome fields={fields} />
    </div>
  );
}

const GOOD = { tone: 'good', icon: <Check /> } as const;
const BAD = { tone: 'bad', icon: <X /> } as const;
const PLAIN = { tone: 'plain', icon: <Minus /> } as const;

const HASH_WORDS = {
  equal: 'games.verify.hashEqual',
  differs: 'games.verify.hashDiffers',
  notGiven: 'games.verify.hashMissing',
} as const;

function Outcome({ fields }: { fields: Fields }) {
  const text = useText();
  const { serverSeed, clientSeed, nonce, prize } = fields;
  const weights = fields.weights.split(',').map(Number);
  const isReadable =
    weights.length > 1 && weights.every((one) => Number.isInteger(one) && one >= 0);
  if (!serverSeed) {
    return (
      <Panel>
        <p className="text-ink-soft">{text('games.verify.drawSealed')}</p>
      </Panel>
    );
  }
  if (!isReadable || !clientSeed) return null;
  const drawn = drawWeighted(chanceOf({ serverSeed, clientSeed, nonce: Number(nonce) }), weights);
  const isSame = drawn !== null && String(drawn + 1) === prize;
  const hash = checkHash(serverSeed, fields.serverSeedHash);
  return (
    <Panel className="flex flex-col gap-2" role="status">
      <Verdict {...(hash === 'equal' ? GOOD : hash === 'differs' ? BAD : PLAIN)}>
        {text(HASH_WORDS[hash])}
      </Verdict>
      <p className="font-semibold">
        {drawn === null
          ? text('games.verify.noPrize')
          : text('games.verify.drawn', { prize: drawn + 1 })}
      </p>
      {prize !== '' && (
        <Verdict {...(isSame ? GOOD : BAD)}>
          {text(isSame ? 'games.verify.drawEqual' : 'games.verify.drawDiffers')}
        </Verdict>
      )}
    </Panel>
  );
}
