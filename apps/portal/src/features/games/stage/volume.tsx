import { useText } from '../../../shared/words/use-text.ts';
import type { Sound } from './use-sound.ts';

type Props = Pick<Sound, 'volume' | 'setVolume' | 'isMuted'> & { className?: string };

/** How loud a game is: down to silence, and up from it. */
export function Volume({ volume, setVolume, isMuted, className = '' }: Props) {
  const text = useText();
  return (
    <input
      type="range"
      min={0}
      max={100}
      step={5}
      aria-label={text('games.sound.volume')}
      value={isMuted ? 0 : Math.round(volume * 100)}
      onChange={({ currentTarget }) => setVolume(Number(currentTarget.value) / 100)}
      className={`h-11 w-24 accent-brass ${className}`}
    />
  );
}
