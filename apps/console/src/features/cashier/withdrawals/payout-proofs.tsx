import { cashierWithdrawalsOperator } from '@baize/contract';
import { Field, FileDrop } from '@baize/ui';
import { useState } from 'react';
import { askWithFile } from '../../../shared/api.ts';
import { useText } from '../../../shared/use-text.ts';

const LIMITS = { maxCount: 3, maxBytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'] };

/** Pictures of the house's own payment: kept one after the other when the step is taken. */
export function usePayoutProofs() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** The ids of what was kept; nothing when one could not be, and the step is then not taken. */
  async function keep(): Promise<string[] | undefined> {
    setBusy(true);
    setError(null);
    try {
      const kept: string[] = [];
      for (const file of files) {
        kept.push((await askWithFile(cashierWithdrawalsOperator.saveProof, file)).fileId);
      }
      return kept;
    } catch (failure) {
      setError(failure);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  const clear = () => {
    setFiles([]);
    setError(null);
  };
  return { files, setFiles, keep, clear, isBusy, error };
}

export function PayoutProofs({ proofs }: { proofs: ReturnType<typeof usePayoutProofs> }) {
  const text = useText();
  const [isRefused, setRefused] = useState(false);
  return (
    <Field
      label={text('console.wd.proofs')}
      hint={text('console.wd.proofsHint')}
      error={isRefused && text('console.wd.proofsOdd')}
    >
      <FileDrop
        limits={LIMITS}
        files={proofs.files}
        onChange={proofs.setFiles}
        onRefuse={(refusals) => setRefused(refusals.length > 0)}
      >
        {text('console.wd.proofsDrop')}
      </FileDrop>
    </Field>
  );
}
