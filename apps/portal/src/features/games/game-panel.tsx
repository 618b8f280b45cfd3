import { Drawer } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../shared/words/use-text.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Where those at a table talk, the sheet says so. */
  hasChat?: boolean;
  children: ReactNode;
};

/** The rail beside a game as a sheet, where there is no room for it. */
export function GamePanel({ isOpen, onClose, hasChat = false, children }: Props) {
  const text = useText();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={text(hasChat ? 'games.panel.withChat' : 'games.panel.title')}
      side="bottom"
      className="min-h-[64dvh]"
    >
      {children}
    </Drawer>
  );
}
