import { type ReactNode, Suspense, use, useContext, useState, useSyncExternalStore } from 'react';
import { type Gate, KeeperContext } from './coming-alive.ts';

type Props = {
  className?: string | undefined;
  /** Keeps the place of a part whose code is still on its way. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * A part of the page that the server drew and that may come alive later than the rest. It stands
 * below something that is drawn once: a new drawing of it would have to make it alive at once.
 */
export function LateAlive({ className, fallback, children }: Props) {
  const keeper = useContext(KeeperContext);
  const [gate] = useState(() => keeper?.newGate());
  return (
    <div ref={gate?.watch} className={className}>
      <Suspense fallback={fallback}>
        {gate ? <Gated gate={gate}>{children}</Gated> : children}
      </Suspense>
    </div>
  );
}

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isDrawn = useSyncExternalStore(never, isFalse, isTrue);
  if (isDrawn && !gate.isOpen) use(gate.opened);
  return children;
}

const never = () => () => undefined;
/** What is drawn here is not what the server drew. */
const isFalse = () => false;
const isTrue = () => true;
