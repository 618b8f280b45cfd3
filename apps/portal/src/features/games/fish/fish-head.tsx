import type { Purse } from '../bets/use-purse.ts';
import { HeadBar } from '../game-head.tsx';
import type { useSound } from '../stage/use-sound.ts';
import type { RoomRules } from './fish-rail.tsx';

type Props = {
  rules: RoomRules;
  purse: Purse;
  sound: ReturnType<typeof useSound>;
  onRules: () => void;
  onPanel: () => void;
};

export function FishHead({ rules, purse, sound, ...beside }: Props) {
  const { returnToPlayer, room } = rules;
  return (
    <HeadBar
      code={room.room}
      back={{ lowest: returnToPlayer, highest: returnToPlayer }}
      isFun={purse.isFun}
      isMuted={sound.isMuted}
      onMute={sound.toggle}
      {...beside}
    />
  );
}
