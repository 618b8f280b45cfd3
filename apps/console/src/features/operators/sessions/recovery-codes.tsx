import { Button, Checkbox, CopyButton } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../shared/use-text.ts';

/** Shown this once; one goes on when they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const text = useText();
  const [isKept, setKept] = useState(false);
  return (
    <div className="flex max-w-md flex-col gap-4">
      <p role="status">{text('console.factor.codes')}</p>
      <ul className="code grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card border bg-rail/50 p-4">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <CopyButton isLabelled text={codes.join('\n')} />
      </div>
      <Checkbox checked={isKept} onChange={(event) => setKept(event.target.checked)}>
        {text('console.factor.kept')}
      </Checkbox>
      <Button kind="brass" disabled={!isKept} onClick={onKept} className="self-start">
        {text('console.factor.done')}
      </Button>
    </div>
  );
}
