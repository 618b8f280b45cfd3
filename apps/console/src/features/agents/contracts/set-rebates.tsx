import { agentsPlacementOperator, agentsRebates } from '@baize/contract';
import { percent, rateText } from '@baize/money';
import { useState } from 'react';
import { modalWith } from '../../../shared/act/modal-with.tsx';
import { ReasonForm } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useText } from '../../../shared/use-text.ts';
import type { AgentCard } from '../agent-rows.ts';
import { type Category, categoryWords, prizeGroup } from '../figures.ts';
import { RateField } from '../rate-field.tsx';

type Props = { card: AgentCard };

/** The rebates of someone at the top: what they can pass on lies within them. */
export const SetRebates = modalWith<Props>(RebatesForm, {
  size: 'md',
  title: 'console.agents.rebatesTitle',
  values: ({ card }) => ({ username: card.username }),
});

function RebatesForm({ card, onClose }: Props & { onClose: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState(() => rebateTexts(card.rebates));
  const save = useAct(agentsPlacementOperator.setTopRebates, {
    input: (reason: string) => {
      // What was not touched is not judged anew.
      const before = rebateTexts(card.rebates);
      const changed = Object.entries(typed).filter(
        ([category, rate]) => rate !== before[category as Category],
      );
      const rebates = Object.fromEntries(
        changed.map(([category, rate]) => [category, percent(rate || '0')]),
      ) as AgentCard['rebates'];
      return { username: card.username, rebates, reason };
    },
    done: 'console.agents.rebatesSet',
    onDone: onClose,
  });
  return (
    <ReasonForm
      confirmLabel={text('console.agents.setRebates')}
      act={save}
      longest={300}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {agentsRebates.rebateCategories.map((category) => (
          <RateField
            key={category}
            label={text(categoryWords(category))}
            aside={
              category === 'LOTT' &&
              text('console.agents.groupOf', { group: prizeGroup(typed.LOTT) })
            }
            hint={text('console.agents.atMost', {
              rate: rateText(card.ceilings[category] ?? 0n),
            })}
            decimals={1}
            value={typed[category]}
            onChange={(rate) => setTyped({ ...typed, [category]: rate })}
          />
        ))}
      </div>
    </ReasonForm>
  );
}

function rebateTexts(rebates: AgentCard['rebates']): Record<Category, string> {
  return Object.fromEntries(
    agentsRebates.rebateCategories.map((category) => [category, rateText(rebates[category] ?? 0n)]),
  ) as Record<Category, string>;
}
