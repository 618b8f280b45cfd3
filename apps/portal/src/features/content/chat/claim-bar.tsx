import { contentChatVisitors as contract } from '@baize/contract';
import { Button } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useVisitorSupport } from './use-visitor-conversation.ts';

/** Someone wrote from this browser before signing in: perhaps the same person, perhaps not. */
export function ClaimBar() {
  const text = useText();
  const cache = useQueryClient();
  const { data } = useVisitorSupport();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isMine: boolean) =>
      ask(isMine ? contract.claimVisitorSupport : contract.forgetVisitorSupport, {}),
    onSettled: () => cache.invalidateQueries({ queryKey: ['chat'] }),
  });
  if (!data || data.list.length === 0) return null;
  return (
    <div role="status" className="-mx-5 border-b bg-brass-wash px-5 py-3">
      <p>{text('content.chat.claim')}</p>
      <p className="truncate text-ink-soft" dir="auto">
        {data.list.find(({ isMine }) => isMine)?.text}
      </p>
      <FormFault error={error} />
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" kind="brass" isBusy={isPending} onClick={() => mutate(true)}>
          {text('content.chat.claimYes')}
        </Button>
        <Button size="sm" disabled={isPending} onClick={() => mutate(false)}>
          {text('content.chat.claimNo')}
        </Button>
      </div>
    </div>
  );
}
