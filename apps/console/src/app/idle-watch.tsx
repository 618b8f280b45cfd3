import { minutes } from '@baize/calendar';
import { Button, Modal } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';
import { leave } from '../shared/session/use-leave.ts';
import { useText } from '../shared/use-text.ts';

/** The server ends an idle session after half an hour, but an open page asks on: so the page must watch. */
const IDLE_MS = minutes(30);
const WARNING_MS = minutes(1);
const LOOK_MS = 1_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Asks an idle operator, then leaves. */
export function IdleWatch() {
  const text = useText();
  const lastSignAt = useRef(performance.now());
  const [leftMs, setLeftMs] = useState(IDLE_MS);
  const isWarning = leftMs <= WARNING_MS;

  useEffect(() => {
    const note = () => {
      lastSignAt.current = performance.now();
    };
    for (const sign of SIGNS) addEventListener(sign, note, { passive: true });
    const timer = setInterval(() => {
      const left = IDLE_MS - (performance.now() - lastSignAt.current);
      setLeftMs(left > WARNING_MS ? IDLE_MS : left);
      if (left <= 0) void leave('idle');
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) removeEventListener(sign, note);
    };
  }, []);

  return (
    <Modal
      size="sm"
      isOpen={isWarning}
      onClose={() => setLeftMs(IDLE_MS)}
      title={text('console.idle.title')}
      footer={
        <Button kind="brass" onClick={() => setLeftMs(IDLE_MS)}>
          {text('console.idle.stay')}
        </Button>
      }
    >
      <p className="num">
        {text('console.idle.text', { seconds: Math.max(0, Math.ceil(leftMs / 1_000)) })}
      </p>
    </Modal>
  );
}
