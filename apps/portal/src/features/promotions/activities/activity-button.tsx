import { promotionsActivities } from '@baize/contract';
import { Button } from '@baize/ui';
import { ask } from '../../../shared/calls/api.ts';
import { admitMember } from '../../../shared/session/open-member-centre.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useGiftCall, useGivenWords } from '../use-gift-call.ts';
import type { Card } from '../use-promotions.ts';

type Props = { card: Card; onShow: () => void };

/** The one thing to do next; where there is nothing, the way to the terms. */
export function ActivityButton({ card, onShow }: Props) {
  const text = useText();
  const given = useGivenWords();
  const joining = useGiftCall({
    send: ({ id }: { id: string }) => ask(promotionsActivities.join, { id }),
    says: () => text('promotions.joined', { title: card.title }),
  });
  const claiming = useGiftCall({
    send: (order: { id: string; cycleKey: string; step: number }, requestId) =>
      ask(promotionsActivities.claim, { ...order, requestId }),
    says: (value) => text('promotions.received', { what: given(value) }),
  });
  const due = card.steps.find(({ state }) => state === 'CLAIM');
  if (card.state === 'JOIN' && !isApplied(card)) {
    return (
      <Button
        kind="felt"
        size="sm"
        isBusy={joining.isBusy}
        onClick={() => admitMember() && joining.start({ id: card.id })}
      >
        {text('promotions.state.JOIN')}
      </Button>
    );
  }
  if (card.state === 'CLAIM' && due && !isApplied(card)) {
    return (
      <Button
        kind="brass"
        size="sm"
        isBusy={claiming.isBusy}
        onClick={() =>
          admitMember() && claiming.start({ id: card.id, cycleKey: card.cycleKey, step: due.step })
        }
      >
        {text('promotions.state.CLAIM')}
      </Button>
    );
  }
  return (
    <Button kind="quiet" size="sm" onClick={onShow}>
      {text(card.tickets > 0 ? 'promotions.open' : 'promotions.details')}
    </Button>
  );
}

const isApplied = ({ kind }: Card) => kind === 'APPLICATION';
