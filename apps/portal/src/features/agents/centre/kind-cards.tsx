import { RadioCards } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';

export type AccountKind = 'AGENT' | 'PLAYER';

type Props = { value: AccountKind; onChange: (kind: AccountKind) => void };

/** Who is opened: someone who plays, or someone who also brings others. */
export function KindCards({ value, onChange }: Props) {
  const text = useText();
  return (
    <RadioCards
      legend={text('agents.column.kind')}
      value={value}
      onChange={onChange}
      options={(['PLAYER', 'AGENT'] as const).map((kind) => ({
        value: kind,
        title: text(`agents.kind.${kind}`),
        text: text(`agents.kindText.${kind}`),
      }))}
    />
  );
}
