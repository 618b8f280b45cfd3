import { agentsPayOperator } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { askBlob } from '../../../shared/api.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { saveBlob } from '../../../shared/save-blob.ts';
import { useText } from '../../../shared/use-text.ts';

/** The bills of a run as a file, as the server writes it. */
export function useRunFile(runId: string) {
  const text = useText();
  return useMutation({
    mutationFn: () => askBlob(agentsPayOperator.runFile, { runId }),
    onSuccess: (blob) => saveBlob(`run-${runId}.csv`, blob),
    onError: (error) =>
      showToast({ tone: 'bad', title: text('console.agents.csvFailed'), text: sentenceOf(error) }),
  });
}
