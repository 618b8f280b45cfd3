import { Modal, RadioCards } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import { type OddsPolicy, oddsPolicies } from './slip.ts';
import { slipStore } from './slip-store.ts';

type Props = { isOpen: boolean; policy: OddsPolicy; onClose: () => void };

/** What to do where a price moves between the thumb and the house. */
export function PolicyModal({ isOpen, policy, onClose }: Props) {
  const text = useText();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={text('sportsbook.policy.title')} size="sm">
      <RadioCards
        legend={text('sportsbook.policy.title')}
        isLegendHidden
        value={policy}
        onChange={(next) => {
          slipStore.change({ policy: next });
          onClose();
        }}
        options={oddsPolicies.map((value) => ({
          value,
          title: text(`sportsbook.policy.${value}`),
          text: text(`sportsbook.policy.${value}Text`),
        }))}
      />
    </Modal>
  );
}
