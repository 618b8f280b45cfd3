import { chanceOf, splitPacket } from '@baize/games';
import { moneyText } from '@baize/money';
import { Field, NumberInput, Panel, TextInput } from '@baize/ui';
import { Check, Minus, X } from 'lucide-react';
import { useState } from 'react';
import type { FairnessSearch } from '../../../shared/own-games/fairness-search.ts';
import { Verdict } from '../../../shared/own-games/proof/bet-outcome.tsx';
import { checkHash } from '../../../shared/own-games/proof/recompute.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Fields = { seed: string; hash: string; code: string; total: string; count: string };

const firstFields = (search: FairnessSearch): Fields => ({
  seed: search.serverSeed ?? '',
  hash: search.serverSeedHash ?? '',
  code: search.clientSeed ?? '',
  total: search.stake ?? '',
  count: search.parts ?? '',
});

/** A red packet: its seed, its code, the sum and the number of parts decide what each part holds. */
export function PacketCheck({ search }: { search: FairnessSearch }) {
  const text = useText();
  const [fields, setFields] = useState(() => firstFields(search));
  const input = (name: 'seed' | 'hash' | 'code') => ({
    value: fields[name],
    spellCheck: false,
    dir: 'ltr' as const,
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value.trim() }),
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{text('games.verify.packetText')}</p>
      <Field label={text('games.verify.packetSeed')}>
        <TextInput {...input('seed')} />
      </Field>
      <Field label={text('games.verify.hash')}>
        <TextInput {...input('hash')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={text('games.verify.packetCode')}>
          <TextInput {...input('code')} />
        </Field>
        <Field label={text('games.verify.packetTotal')}>
          <NumberInput value={fields.total} onChange={(total) => setFields({ ...fields, total })} />
        </Field>
        <Field label={text('games.verify.packetCount')}>
          <NumberInput value={fields.count} onChange={(count) => setFields({ ...fields, count })} />
        </Field>
      </div>
      <Parts fields={fields} />
    </div>
  );
}

const MAX_PARTS = 100;
const CENTS = 100;
const CENT_UNITS = 100n;

/** Nothing where what was entered makes no packet. */
function partsOf({ seed, code, total, count }: Fields): number[] | null {
  const [cents, parts] = [Math.round(Number(total) * CENTS), Number(count)];
  const isWhole = Number.isSafeInteger(cents) && Number.isInteger(parts);
  if (!seed || !code || !isWhole || parts < 1 || parts > MAX_PARTS || cents < parts) return null;
  return splitPacket(chanceOf({ serverSeed: seed, clientSeed: code, nonce: 1 }), cents, parts);
}

const LOOKS = {
  equal: { tone: 'good', icon: <Check />, word: 'games.verify.hashEqual' },
  differs: { tone: 'bad', icon: <X />, word: 'games.verify.hashDiffers' },
  notGiven: { tone: 'plain', icon: <Minus />, word: 'games.verify.hashMissing' },
} as const;

function Parts({ fields }: { fields: Fields }) {
  const text = useText();
  const parts = partsOf(fields);
  if (!parts) return null;
  const { word, ...look } = LOOKS[checkHash(fields.seed, fields.hash)];
  return (
    <Panel className="flex flex-col gap-3" role="status">
      <Verdict {...look}>{text(word)}</Verdict>
      <h3 className="type-label">{text('games.verify.packetParts')}</h3>
      <ol className="flex flex-wrap gap-2" dir="ltr">
        {parts.map((cents, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <li key={n} className="rounded-card border bg-rail px-3 py-1 tabular-nums">
            {moneyText(BigInt(cents) * CENT_UNITS)}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
