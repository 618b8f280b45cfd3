import { composableRights, type Right } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { useRightName, useRightText } from '../../../shared/session/use-right-name.ts';
import { useText } from '../../../shared/use-text.ts';
import type { WordId } from '../../../shared/words.ts';

type Props = { value: readonly Right[]; onChange: (rights: Right[]) => void };

/** Rights by what they are about: the first word of each. */
const GROUPS: readonly { word: WordId; begins: readonly string[] }[] = [
  { word: 'console.rights.members', begins: ['members', 'protection'] },
  { word: 'console.rights.cashier', begins: ['cashier', 'ledger'] },
  { word: 'console.rights.play', begins: ['play', 'lottery', 'vendors', 'catalogue'] },
  { word: 'console.rights.promotions', begins: ['promotions'] },
  { word: 'console.rights.agents', begins: ['agents'] },
  { word: 'console.rights.support', begins: ['content', 'feedback', 'chat', 'messages', 'outbox'] },
];
const REST: WordId = 'console.rights.platform';

/** Every right that can be given, with what it allows. */
export function RightBoxes({ value, onChange }: Props) {
  const text = useText();
  const named = GROUPS.flatMap(({ begins }) => begins);
  const beginsOf = (right: Right) => right.split('.')[0] ?? '';
  const groups = [
    ...GROUPS.map(({ word, begins }) => ({
      word,
      rights: composableRights.filter((right) => begins.includes(beginsOf(right))),
    })),
    {
      word: REST,
      rights: composableRights.filter((right) => !named.includes(beginsOf(right))),
    },
  ];
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      {groups.map(({ word, rights }) => (
        <fieldset key={word}>
          <legend className="type-label mb-1">{text(word)}</legend>
          {rights.map((right) => (
            <RightBox key={right} right={right} value={value} onChange={onChange} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function RightBox({ right, value, onChange }: Props & { right: Right }) {
  const rightName = useRightName();
  const rightText = useRightText();
  return (
    <Checkbox
      checked={value.includes(right)}
      onChange={({ target }) =>
        onChange(
          composableRights.filter((one) => (one === right ? target.checked : value.includes(one))),
        )
      }
    >
      <span className="block font-medium">{rightName(right)}</span>
      <span className="block text-[0.8125rem] text-ink-soft">{rightText(right)}</span>
    </Checkbox>
  );
}
