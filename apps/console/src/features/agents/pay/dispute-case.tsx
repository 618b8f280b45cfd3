import { agentsPayOperator } from '@baize/contract';
import { Button, Field, TextArea, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import type { Dispute } from '../agent-rows.ts';
import { BillCalculation } from './bill-calculation.tsx';
import { BillTag } from './run-parts.tsx';

/** One contested bill: what its receiver says, the calculation, and the answer. */
export function DisputeCase({ dispute }: { dispute: Dispute }) {
  const text = useText();
  const { bill, words, answer } = dispute;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="type-title break-words">{bill.receiver}</h2>
        <BillTag bill={bill} />
      </div>
      <p className="rounded-card border bg-table p-4 break-words whitespace-pre-wrap" dir="auto">
        {words}
      </p>
      {answer && (
        <p className="rounded-card border bg-felt-wash p-4 break-words whitespace-pre-wrap">
          {answer}
        </p>
      )}
      {dispute.state === 'OPEN' && <Answer dispute={dispute} />}
      <Link
        to="/pay-runs/$runId"
        params={{ runId: dispute.runId }}
        search={{ id: bill.id }}
        className={`w-fit ${textLinkClasses}`}
      >
        {text('console.agents.toBill')}
      </Link>
      <BillCalculation bill={bill} />
    </div>
  );
}

function Answer({ dispute }: { dispute: Dispute }) {
  const text = useText();
  const mayPay = useMay('agents.pay');
  const [answer, setAnswer] = useState('');
  const decide = useAct(agentsPayOperator.decideDispute, {
    input: (isUpheld: boolean) => ({ disputeId: dispute.id, isUpheld, answer: answer.trim() }),
    done: 'console.agents.decided',
  });
  if (!mayPay) return null;
  const isEmpty = answer.trim() === '';
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      <Field
        isRequired
        label={text('console.agents.answer')}
        hint={text('console.agents.answerHint')}
      >
        <TextArea
          rows={3}
          maxLength={500}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </Field>
      <ErrorLine error={decide.error} />
      <div className="flex flex-wrap gap-2">
        <Button
          kind="brass"
          disabled={isEmpty || decide.isPending}
          onClick={() => decide.mutate(true)}
        >
          {text('console.agents.uphold')}
        </Button>
        <Button
          kind="danger"
          disabled={isEmpty || decide.isPending}
          onClick={() => decide.mutate(false)}
        >
          {text('console.agents.refuse')}
        </Button>
      </div>
    </div>
  );
}
