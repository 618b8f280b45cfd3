import { Button } from '@baize/ui';
import { useState } from 'react';
import { useMember } from '../../../shared/session/member.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { Contract, ContractAction } from './contract-kinds.ts';
import { actionsFor } from './contract-steps.ts';
import { ProposeDialog } from './propose-dialog.tsx';

type Props = { contract: Contract; size?: 'sm' | 'md' };

/** What whoever looks may do with a contract now; every step asks once more before it is taken. */
export function ContractActions({ contract, size = 'md' }: Props) {
  const text = useText();
  const account = useMember()?.account ?? '';
  const [asked, setAsked] = useState<ContractAction | null>(null);
  const [isChanging, setChanging] = useState(false);
  const { actions, mayChange } = actionsFor(contract, account);
  return (
    <>
      {mayChange && (
        <Button size={size} onClick={() => setChanging(true)}>
          {text('agents.action.CHANGE')}
        </Button>
      )}
      {actions.map((action) => (
        <Button key={action} size={size} kind={LOOKS[action]} onClick={() => setAsked(action)}>
          {text(`agents.action.${action}`)}
        </Button>
      ))}
      {asked && <AnswerDialog contract={contract} action={asked} onClose={() => setAsked(null)} />}
      {isChanging && (
        <ProposeDialog
          kind={contract.kind}
          username={contract.receiver}
          before={contract.terms}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}

const LOOKS = {
  ACCEPT: 'brass',
  REJECT: 'line',
  WITHDRAW: 'line',
  TERMINATE: 'danger',
  CONFIRM_END: 'danger',
  REFUSE_END: 'line',
} as const;
