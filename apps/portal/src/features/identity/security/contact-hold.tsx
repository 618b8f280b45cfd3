import { ShieldAlert } from 'lucide-react';
import type { SecurityConfig } from '../../../shared/session/use-security.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** Why a payment password and new payout accounts wait, and until when. */
export function ContactHold({ hold }: { hold: NonNullable<SecurityConfig['contactHold']> }) {
  const text = useText();
  const times = useTimes();
  return (
    <section
      role="status"
      aria-label={text('members.contactHold')}
      className="flex gap-3 rounded-card bg-brass-wash px-4 py-3.5"
    >
      <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brass-text" />
      <div>
        <h2 className="font-semibold">{text('members.contactHold')}</h2>
        <p className="mt-1 text-ink-soft">
          {text(hold.isBySupport ? 'members.contactHold.support' : 'members.contactHold.text', {
            until: times.dateAndTime(hold.until),
          })}
        </p>
      </div>
    </section>
  );
}
