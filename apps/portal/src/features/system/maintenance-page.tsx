import { type Status, useBrand } from '../../shared/brand/use-status.ts';
import { useHouseNow } from '../../shared/times/use-house-now.ts';
import { useTimes } from '../../shared/times/use-times.ts';
import { useText } from '../../shared/words/use-text.ts';
import { ClosedPage, ServiceButton } from './closed-page.tsx';
import { Countdown } from './countdown.tsx';

/** Says until when, and counts down to it; the gate opens by itself. */
export function MaintenancePage({ status }: { status: Status }) {
  const text = useText();
  const times = useTimes();
  const { name } = useBrand();
  const now = useHouseNow();
  const { maintenanceEnd: endsAt, maintenanceMessage } = status;
  const isDue = endsAt !== null && endsAt <= now;

  function opening(): string {
    if (endsAt === null) return text('system.maintenance.open');
    if (isDue) return text('system.maintenance.soon');
    return text('system.maintenance.until', {
      when: times.dateAndTime(endsAt),
      timeZone: times.timeZone,
    });
  }

  return (
    <ClosedPage
      state="maintenance"
      brand={name}
      title={text('system.maintenance.title')}
      text={opening()}
      actions={<ServiceButton />}
    >
      {endsAt !== null && !isDue && <Countdown leftMs={endsAt - now} />}
      {maintenanceMessage && (
        <span className="mt-4 block text-ink" dir="auto">
          {maintenanceMessage}
        </span>
      )}
      <span className="mt-4 block">{text('system.maintenance.byItself')}</span>
    </ClosedPage>
  );
}
