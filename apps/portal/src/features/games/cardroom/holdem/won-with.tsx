import type { HoldemView } from '@baize/games';
import { useText } from '../../../../shared/words/use-text.ts';
import type { CardTable } from '../card-table.ts';
import { showdownOf } from './showdown.ts';

type Props = { table: CardTable; view: HoldemView };

/** Who won the main pot, and with what: "Robo Zed · Full house". */
export function WonWith({ table, view }: Props) {
  const text = useText();
  const showdown = showdownOf(view);
  if (!showdown) return null;
  const names = showdown.seats.map((seat) => {
    const { isMe = false, name = '' } = table.players.find((one) => one.seat === seat) ?? {};
    return isMe ? text('cardroom.you') : name;
  });
  return (
    <>
      <bdi>{names.join(', ')}</bdi> · {text(`cardroom.poker.${showdown.kind}`)}
    </>
  );
}
