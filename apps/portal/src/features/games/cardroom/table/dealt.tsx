import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';

type Props = {
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
  delayMs?: number;
};

const SLIDE = { duration: 420, easing: 'cubic-bezier(.16,.8,.3,1)', fill: 'backwards' } as const;

/** A card that slides to its place when it comes, once; at once for those who want no motion. */
export function Dealt({ children, className, style, delayMs = 0 }: Props) {
  const element = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is dealt once
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate?.(
      [{ transform: 'translateY(-70px) rotate(-16deg) scale(.7)', opacity: 0 }, {}],
      { ...SLIDE, delay: delayMs },
    );
  }, []);
  return (
    <span ref={element} className={className} style={style}>
      {children}
    </span>
  );
}
