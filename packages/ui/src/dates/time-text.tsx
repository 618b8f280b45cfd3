import { cx } from '../cx.ts';

type TimeTextProps = {
  /** The instant for machines, as ISO text. */
  at: string;
  text: string;
  /** The whole of it on hover, when the text is short. */
  title?: string | undefined;
  /** A clock: what a server drew is already another time. */
  isTicking?: boolean;
  className?: string | undefined;
};

export function TimeText({ at, text, title, isTicking = false, className }: TimeTextProps) {
  return (
    <time
      dateTime={at}
      title={title}
      suppressHydrationWarning={isTicking}
      className={cx('num whitespace-nowrap', className)}
    >
      {text}
    </time>
  );
}
