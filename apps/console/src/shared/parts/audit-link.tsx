import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useMay } from '../session/use-me.ts';
import { useText } from '../use-text.ts';

/** To what the log says about a thing; only for those who may read it. */
export function AuditLink({ subject, action }: { subject?: string; action?: string }) {
  const text = useText();
  if (!useMay('audit.read')) return null;
  return (
    <Link
      to="/audit"
      search={{ ...(subject && { subject }), ...(action && { action }) }}
      className={textLinkClasses}
    >
      {text('console.play.inLog')}
    </Link>
  );
}
