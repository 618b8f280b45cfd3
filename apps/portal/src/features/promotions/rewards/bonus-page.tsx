import { promotionsRewards } from '@baize/contract';
import { Button, Modal, Panel, ProgressBar, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useCategoryWords } from '../use-category-words.ts';
import { useGiftCall } from '../use-gift-call.ts';
import { type Bonus, bonusesQuery, usePromotionNews } from '../use-promotions.ts';

/** Money given that must be played: how far it is, and which rules hold while it runs. */
export function BonusPage() {
  usePromotionNews();
  const text = useText();
  const { language } = useLanguage();
  return (
    <Fetched query={useQuery(bonusesQuery(language))}>
      {(bonuses) =>
        bonuses.length === 0 ? (
          <StatePage
            isWide
            level={3}
            state="empty"
            title={text('promotions.bonus.none')}
            text={text('promotions.bonus.noneText')}
          />
        ) : (
          <div className="flex flex-col gap-4">
            {bonuses.map((bonus) => (
              <BonusPanel key={bonus.id} bonus={bonus} />
            ))}
          </div>
        )
      }
    </Fetched>
  );
}

function BonusPanel({ bonus }: { bonus: Bonus }) {
  const text = useText();
  const sum = useSumWords();
  const lines = useBonusLines(bonus);
  const runs = bonus.state === 'RUNNING';
  const far = text('promotions.progress', {
    value: sum(bonus.filled),
    target: sum(bonus.required),
  });
  return (
    <Panel className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <b className="font-semibold wrap-anywhere" dir="auto">
          {bonus.title}
        </b>
        <Tag tone={runs ? 'warn' : undefined}>{text(`promotions.bonus.${bonus.state}`)}</Tag>
      </p>
      <p className="text-[1.375rem] font-semibold">{sum(bonus.amount)}</p>
      <div>
        <p className="mb-1 flex flex-wrap justify-between gap-x-3 text-[0.8125rem] text-ink-soft">
          <span>{text('promotions.bonus.stake')}</span>
          <span className="tabular-nums">{far}</span>
        </p>
        <ProgressBar
          label={text('promotions.bonus.stake')}
          value={Number(bonus.filled)}
          max={Number(bonus.required)}
          valueText={far}
          tone="brass"
        />
      </div>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-[0.8125rem] text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {runs && <GiveUp bonus={bonus} />}
    </Panel>
  );
}

function useBonusLines(bonus: Bonus): string[] {
  const text = useText();
  const sum = useSumWords();
  const category = useCategoryWords();
  const { dateAndTime } = useTimes();
  const weights = Object.entries(bonus.weights).map(([one, share]) => `${category(one)} ${share}%`);
  return [
    weights.length > 0 && text('promotions.term.weights', { weights: weights.join(', ') }),
    bonus.maxStake !== null && text('promotions.term.maxStake', { amount: sum(bonus.maxStake) }),
    bonus.excluded.length > 0 &&
      text('promotions.term.excluded', { games: bonus.excluded.join(', ') }),
    bonus.winningsCap !== null && text('promotions.bonus.cap', { amount: sum(bonus.winningsCap) }),
    bonus.expiresAt !== null && text('promotions.until', { when: dateAndTime(bonus.expiresAt) }),
    bonus.takenBack > 0n && text('promotions.bonus.takenBack', { amount: sum(bonus.takenBack) }),
  ].filter((line): line is string => typeof line === 'string');
}

/** Asked once more: what goes back does not come again. */
function GiveUp({ bonus }: { bonus: Bonus }) {
  const text = useText();
  const sum = useSumWords();
  const [isAsked, setAsked] = useState(false);
  const giving = useGiftCall({
    send: (order: { id: string }, requestId) =>
      ask(promotionsRewards.forfeitBonus, { ...order, requestId }),
    says: ({ takenBack }) => text('promotions.bonus.takenBack', { amount: sum(takenBack) }),
    onDone: () => setAsked(false),
  });
  return (
    <div>
      <Button kind="quiet" size="sm" onClick={() => setAsked(true)}>
        {text('promotions.bonus.giveUp')}
      </Button>
      <Modal
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={text('promotions.bonus.giveUp')}
        size="sm"
        footer={
          <Button
            kind="danger"
            isBusy={giving.isBusy}
            onClick={() => giving.start({ id: bonus.id })}
          >
            {text('promotions.bonus.giveUpYes')}
          </Button>
        }
      >
        <p>{text('promotions.bonus.giveUpText')}</p>
        <p className="mt-3 font-semibold">
          {text('promotions.bonus.giveUpSum', { amount: sum(bonus.forfeit) })}
        </p>
      </Modal>
    </div>
  );
}
