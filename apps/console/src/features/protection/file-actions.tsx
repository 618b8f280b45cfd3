import { protectionExclusionsOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { ask } from '../../shared/api.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';

type Action = 'exclude' | 'forEver' | 'underAge';

/** What an operator may do for a member: never less protection than they chose. */
export function FileActions({ memberId }: { memberId: number }) {
  const text = useText();
  const mayDecide = useMay('protection.decide');
  const [action, setAction] = useState<Action | null>(null);
  const done = useAct(
    {
      topic: 'protection',
      act: async (reason: string) => {
        if (action === 'underAge') {
          await ask(protectionExclusionsOperator.askStakesBack, { memberId, reason });
          return text('console.protection.asked');
        }
        const term = action === 'forEver' ? ('permanent' as const) : ('months' as const);
        await ask(protectionExclusionsOperator.excludeMember, {
          memberId,
          term,
          months: 6,
          reason,
        });
        return text('console.protection.excluded');
      },
    },
    { done: (title) => title, onDone: () => setAction(null) },
  );
  if (!mayDecide) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {(['exclude', 'forEver', 'underAge'] as const).map((one) => (
        <Button key={one} size="sm" onClick={() => setAction(one)}>
          {text(`console.protection.do.${one}`)}
        </Button>
      ))}
      {action && (
        <ReasonModal
          isOpen
          isDanger
          title={text(`console.protection.do.${action}`)}
          act={done}
          longest={300}
          onClose={() => setAction(null)}
        >
          <p>{text(`console.protection.do.${action}.text`)}</p>
        </ReasonModal>
      )}
    </div>
  );
}
