import { Button } from '@baize/ui';
import { useState } from 'react';
import type { ProtectionState } from '../../shared/money/protection.ts';
import { useText } from '../../shared/words/use-text.ts';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { Card, Section } from './section.tsx';
import { TimeOutDialog } from './time-out-dialog.tsx';

/** A short break, or a long one. */
export function BreakSection({ state }: { state: ProtectionState }) {
  const text = useText();
  const [dialog, setDialog] = useState<'time-out' | 'exclusion' | null>(null);
  const close = () => setDialog(null);
  const isExcluded = state.bar !== null && state.bar.kind !== 'time-out';
  return (
    <Section title={text('protection.break.title')} note={text('protection.break.note')}>
      <div className="grid gap-3 md:grid-cols-2">
        <Card>
          <h4 className="font-semibold">{text('protection.timeOut')}</h4>
          <p className="mt-1 mb-4 text-ink-soft">{text('protection.timeOut.text')}</p>
          <Button disabled={isExcluded} onClick={() => setDialog('time-out')}>
            {text('protection.timeOut.start')}
          </Button>
        </Card>
        <Card>
          <h4 className="font-semibold">{text('protection.exclusion')}</h4>
          <p className="mt-1 mb-4 text-ink-soft">{text('protection.exclusion.text')}</p>
          <Button onClick={() => setDialog('exclusion')}>
            {text(isExcluded ? 'protection.exclusion.extend' : 'protection.exclusion.start')}
          </Button>
        </Card>
      </div>
      {dialog === 'time-out' && <TimeOutDialog onClose={close} />}
      {dialog === 'exclusion' && <ExclusionDialog onClose={close} />}
    </Section>
  );
}
