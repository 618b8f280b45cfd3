import { Button, Modal } from '@baize/ui';
import { useTheme } from '@baize/web/use-theme.tsx';
import { useState } from 'react';
import { stateArt } from '../../../shared/brand/art.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { openGameWindow } from './game-window.ts';

type Props = { address: string; onClose: () => void };

/** The browser held the game's window back. */
export function PopupBlockedModal({ address, onClose }: Props) {
  const text = useText();
  const { shown } = useTheme();
  const [tries, setTries] = useState(0);
  function retry() {
    if (openGameWindow(address)) onClose();
    else setTries(tries + 1);
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('catalogue.popup.title')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('catalogue.popup.leave')}</Button>
          <Button kind="brass" onClick={retry}>
            {text('system.offline.retry')}
          </Button>
        </>
      }
    >
      <img
        src={stateArt('popup-blocked', shown)}
        alt=""
        width={144}
        height={144}
        className="mx-auto mb-4"
      />
      <p role="alert" className="text-ink-soft">
        {text('catalogue.popup.text')}
      </p>
      {tries > 0 && (
        <p role="status" className="mt-3 text-danger">
          {text('catalogue.popup.still')}
        </p>
      )}
    </Modal>
  );
}
