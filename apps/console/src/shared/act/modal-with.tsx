import type { Values } from '@baize/i18n';
import { Modal } from '@baize/ui';
import type { ComponentProps, ComponentType } from 'react';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';

type Dialog<Given> = {
  title: WordId;
  /** What stands in the places of the title. */
  values: (given: Given) => Values;
  size?: ComponentProps<typeof Modal>['size'];
};

type Opening = { isOpen: boolean; onClose: () => void };

/** A form in a dialog that lives only while it is open: what was typed or told is gone with it. */
export function modalWith<Given extends object>(
  Form: ComponentType<Given & { onClose: () => void }>,
  { title, values, size = 'sm' }: Dialog<Given>,
) {
  return function Opened(props: Given & Opening) {
    const text = useText();
    const { isOpen, onClose } = props;
    return (
      <Modal size={size} isOpen={isOpen} onClose={onClose} title={text(title, values(props))}>
        <Form {...props} />
      </Modal>
    );
  };
}
