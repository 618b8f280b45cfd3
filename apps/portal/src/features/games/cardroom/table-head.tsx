import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { cardRoomPath } from '../../../shared/games/launch-address.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { exitClasses, HeadBar } from '../game-head.tsx';
import type { useSound } from '../stage/use-sound.ts';
import type { CardTable } from './card-table.ts';
import { UnitOf } from './lobby/stake-card.tsx';
import { RakeOf } from './lobby/stake-figures.tsx';

type Props = {
  table: CardTable;
  isFun: boolean;
  sound: ReturnType<typeof useSound>;
  onRules: () => void;
  onPanel: () => void;
};

/** Which table this is, at which stake, what the house keeps, and how one stands. */
export function TableHead({ table, isFun, sound, onRules, onPanel }: Props) {
  const text = useText();
  const { game, number, stake } = table;
  return (
    <HeadBar
      code={game}
      back={undefined}
      under={
        <>
          {text('cardroom.table.number', { number })} · <UnitOf stake={stake} isPlain />
        </>
      }
      exit={
        <Link
          to={cardRoomPath(game)}
          search={{ game }}
          aria-label={text('cardroom.toLobby')}
          className={exitClasses}
        >
          <ChevronLeft aria-hidden className="size-5.5 rtl:-scale-x-100" />
        </Link>
      }
      fact={{
        label: text(stake.entry ? 'cardroom.sng.fee' : 'cardroom.rake'),
        value: <RakeOf rake={stake.rake} />,
      }}
      isFun={isFun}
      isMuted={sound.isMuted}
      onMute={sound.toggle}
      onRules={onRules}
      onPanel={onPanel}
    />
  );
}
