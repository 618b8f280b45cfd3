import type { ComponentProps } from 'react';
import { ReasonButton } from '../act/reason-button.tsx';
import { useText } from '../use-text.ts';

type Props = Pick<ComponentProps<typeof ReasonButton>, 'act' | 'label' | 'title'> & {
  /** What calling it off does. */
  children: string;
};

/** Asks, with a reason, that something which was played is called off: a second person decides. */
export function AskVoidButton({ act, label, title, children }: Props) {
  const text = useText();
  return (
    <ReasonButton
      isDanger
      longest={300}
      act={act}
      label={label}
      title={title}
      confirmLabel={text('console.play.askApproval')}
    >
      <p>{children}</p>
    </ReasonButton>
  );
}
