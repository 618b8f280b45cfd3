import { Drawer } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../shared/words/use-text.ts';

type Props = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** The rail beside a game as a sheet, where there is no room for it. */
export function GamePanel({ isOpen, onClose, children }: Props) {
  const text = useText();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={text('games.panel.title')}
      side="bottom"
      className="min-h-[64dvh]"
    >
      {children}
    </Drawer>
  );
}
