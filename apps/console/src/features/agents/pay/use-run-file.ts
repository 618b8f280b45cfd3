import { agentsPayOperator } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { askBlob } from '../../../shared/api.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { useText } from '../../../shared/use-text.ts';

// Some browsers begin to read only after the click has been answered.
const REVOKE_MS = 1_000;

/** The bills of a run as a file, as the server writes it. */
export function useRunFile(runId: string) {
  const text = useText();
  return useMutation({
    mutationFn: () => askBlob(agentsPayOperator.runFile, { runId }),
    onSuccess: (blob) => {
      const address = URL.createObjectURL(blob);
      const link = document.createElement('a');
      link.href = address;
      link.download = `run-${runId}.csv`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS);
    },
    onError: (error) =>
      showToast({ tone: 'bad', title: text('console.agents.csvFailed'), text: sentenceOf(error) }),
  });
}
