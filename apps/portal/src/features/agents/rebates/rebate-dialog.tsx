import { agentsRebates } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import {
  RebateFields,
  readRebates,
  refusedCategory,
  type TypedRebates,
  typedRebates,
} from './rebate-fields.tsx';

type Props = { username: string; onClose: () => void };

/** The rebates of a direct downline, up to the own ones. */
export function RebateDialog({ username, onClose }: Props) {
  const text = useText();
  const [changed, setChanged] = useState<TypedRebates>({});
  const query = useQuery({
    queryKey: ['agents', 'rebates', username],
    queryFn: ({ signal }) => ask(agentsRebates.downlineRebates, { username }, signal),
  });
  const { mutate, isPending, error } = useSave(username, onClose);
  const isSame = Object.keys(changed).length === 0;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('agents.rebate.edit', { name: username })}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{text('agents.cancel')}</Button>
          <Button
            kind="brass"
            isBusy={isPending}
            disabled={isSame}
            onClick={() => mutate(readRebates(changed))}
          >
            {text('agents.save')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">{text('agents.rebate.rule')}</p>
      <Fetched query={query}>
        {({ list }) => (
          <RebateFields
            typed={{ ...typedRebates(list), ...changed }}
            onChange={(next) => setChanged(onlyChanged(next, typedRebates(list)))}
            error={error}
          />
        )}
      </Fetched>
      <div className="mt-4">{!refusedCategory(error) && <FormFault error={error} />}</div>
    </Modal>
  );
}

function onlyChanged(next: TypedRebates, before: TypedRebates): TypedRebates {
  const given = Object.entries(next).filter(
    ([category, typed]) => before[category as keyof TypedRebates] !== typed,
  );
  return Object.fromEntries(given);
}

function useSave(username: string, onDone: () => void) {
  const text = useText();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (rebates: ReturnType<typeof readRebates>) =>
      ask(agentsRebates.updateDownlineRebates, { username, rebates }),
    onSuccess: () => {
      notices.tell({ tone: 'good', title: text('agents.rebate.saved', { name: username }) });
      onDone();
      return cache.invalidateQueries({ queryKey: ['agents'] });
    },
  });
}
