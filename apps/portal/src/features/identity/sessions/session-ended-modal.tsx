import { Button, Modal } from '@baize/ui';
import { useTheme } from '@baize/web/use-theme.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stateArt } from '../../../shared/brand/art.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { forgetPersonal } from './forget-personal.ts';

/** The house ended the session: by time, from another device, or by an operator. */
export function SessionEndedModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { shown } = useTheme();
  const cache = useQueryClient();
  useEffect(() => forgetPersonal(cache), [cache]);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('identity.ended.title')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('identity.ended.stay')}</Button>
          <Button kind="brass" onClick={() => overlay.open('login')}>
            {text('identity.login.submit')}
          </Button>
        </>
      }
    >
      <img
        src={stateArt('session-ended', shown)}
        alt=""
        width={144}
        height={144}
        className="mx-auto mb-4"
      />
      <p className="text-ink-soft">{text('identity.ended.text')}</p>
    </Modal>
  );
}
