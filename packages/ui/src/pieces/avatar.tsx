import { useState } from 'react';
import { cx } from '../cx.ts';

type AvatarProps = {
  src?: string | undefined;
  /** The name; its first letter stands in while there is no picture. */
  name: string;
  fallbackSrc?: string | undefined;
  sizePx?: number;
  /** Beside a written name the picture says nothing new. */
  isDecoration?: boolean;
  className?: string | undefined;
};

/** A picture that fails is replaced in place: nothing moves. */
export function Avatar({
  src,
  name,
  fallbackSrc,
  sizePx = 36,
  isDecoration = true,
  className,
}: AvatarProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallbackSrc].find((address) => address && !failed.includes(address));
  const size = { width: sizePx, height: sizePx };
  const frame = cx('shrink-0 rounded-full bg-rail object-cover', className);
  if (shown) {
    return (
      <img
        {...size}
        src={shown}
        alt={isDecoration ? '' : name}
        onError={() => setFailed([...failed, shown])}
        className={frame}
      />
    );
  }
  return (
    <span
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      style={{ ...size, fontSize: sizePx * 0.42 }}
      className={cx(frame, 'inline-grid place-items-center font-semibold text-ink-soft uppercase')}
    >
      {[...name.trim()][0]}
    </span>
  );
}
