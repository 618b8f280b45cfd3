import { buttonClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { overlay } from '../pages/overlay.ts';
import { useText } from '../words/use-text.ts';
import type { FairnessSearch } from './fairness-search.ts';

/** From a bet to the verifier, which then knows all that the bet depends on. */
export function CheckLink({ search }: { search: FairnessSearch }) {
  const text = useText();
  return (
    <Link
      to="/fairness"
      search={search}
      onClick={overlay.close}
      className={buttonClasses({ className: 'self-start' })}
    >
      <Scale aria-hidden className="size-4" />
      {text('play.records.bet.check')}
    </Link>
  );
}
