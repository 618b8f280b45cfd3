import { Button, Modal } from '@baize/ui';
import { useBlocker } from '@tanstack/react-router';
import { useText } from '../use-text.ts';

/** Nobody loses what they wrote by a wrong click. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const text = useText();
  const guard = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <Modal
      size="sm"
      isOpen={guard.status === 'blocked'}
      onClose={() => guard.reset?.()}
      title={text('console.guard.title')}
      footer={
        <>
          <Button kind="danger" onClick={() => guard.proceed?.()}>
            {text('console.guard.leave')}
          </Button>
          <Button kind="brass" onClick={() => guard.reset?.()}>
            {text('console.guard.stay')}
          </Button>
        </>
      }
    >
      <p>{text('console.guard.text')}</p>
    </Modal>
  );
}
