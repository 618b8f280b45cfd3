import { wallClock } from '@baize/calendar';
import { useBrand } from '../../../shared/brand/use-status.ts';

/** `yyyy-MM-dd hh:mm:ss` by the platform's fixed offset, in any language: as notices have always said it. */
export function noticeTime(at: number, offsetMinutes: number): string {
  return wallClock(at, offsetMinutes).toISOString().slice(0, 19).replace('T', ' ');
}

export function NoticeTime({ at }: { at: number }) {
  const { timeZoneOffsetMinutes } = useBrand();
  return (
    <time
      dateTime={new Date(at).toISOString()}
      className="num block text-[0.8125rem] text-ink-soft"
    >
      <bdi>{noticeTime(at, timeZoneOffsetMinutes)}</bdi>
    </time>
  );
}
