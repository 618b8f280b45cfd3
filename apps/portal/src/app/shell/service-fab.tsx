import { useMedia } from '@baize/ui';
import { Headphones } from 'lucide-react';
import { overlay } from '../../shared/pages/overlay.ts';
import { useAppAddress, useChannels } from '../../shared/service/use-channels.ts';
import { useText } from '../../shared/words/use-text.ts';

/** The service bar of a tablet. */
export function ServiceFab() {
  return useMedia('(48rem <= width < 80rem)') ? <Fab /> : null;
}

function Fab() {
  const text = useText();
  const channels = useChannels();
  const appUrl = useAppAddress();
  if (channels.length === 0 && !appUrl) return null;
  return (
    <button
      type="button"
      aria-label={text('shell.service.open')}
      onClick={() => overlay.open('service')}
      className="fixed end-6 bottom-6 z-20 grid size-13.5 place-items-center rounded-full bg-felt text-on-felt shadow-pop transition hover:brightness-110"
    >
      <Headphones aria-hidden className="size-5.5" />
    </button>
  );
}
