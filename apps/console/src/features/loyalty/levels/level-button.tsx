import { days } from '@baize/calendar';
import { loyaltyLevelsOperator, type Output } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { reasonModal } from '../../../shared/act/questions.tsx';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { useDraft, useFields } from '../../../shared/fields/use-fields.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';

type Holder = Output<typeof loyaltyLevelsOperator.listHolders.value>['list'][number];

/** Gives a level for some days, or takes back one that was given. */
export function LevelButton({ holder }: { holder: Holder }) {
  const text = useText();
  const mayEdit = useMay('promotions.edit');
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {text(holder.manualUntil ? 'console.loyalty.endLevel' : 'console.loyalty.giveLevel')}
      </Button>
      {isOpen &&
        (holder.manualUntil ? (
          <EndLevel given={{ memberId: holder.memberId }} onClose={() => setOpen(false)} />
        ) : (
          <GiveLevel holder={holder} onClose={() => setOpen(false)} />
        ))}
    </>
  );
}

const EndLevel = reasonModal(loyaltyLevelsOperator.endManualLevel, {
  title: 'console.loyalty.endLevel',
  text: 'console.loyalty.endLevelText',
  done: 'console.loyalty.levelEnded',
  isDanger: true,
});

type Props = { holder: Holder; onClose: () => void };

function GiveLevel({ holder: { memberId, level: held }, onClose }: Props) {
  const text = useText();
  const form = useDraft({ level: held + 1, days: 90 });
  const { field } = useFields(form, 'console.loyalty');
  const give = useAct(loyaltyLevelsOperator.setManualLevel, {
    input: (reason: string) => ({
      memberId,
      level: form.content.level,
      until: Date.now() + days(form.content.days),
      reason,
    }),
    done: 'console.loyalty.levelGiven',
    onDone: onClose,
  });
  return (
    <ReasonModal isOpen title={text('console.loyalty.giveLevel')} act={give} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <NumberField {...field('level')} max={20} />
        <NumberField {...field('days')} min={1} max={3_650} />
        <p>{text('console.loyalty.giveLevelText')}</p>
      </div>
    </ReasonModal>
  );
}
