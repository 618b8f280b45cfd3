import type { MessageId } from '@baize/i18n';
import { SectionHead } from '@baize/ui';
import type { PageState } from '../brand/art.ts';
import { useText } from '../words/use-text.ts';
import { StatePage } from './state-page.tsx';

type Props = {
  heading: MessageId;
  state: PageState;
  title: MessageId;
  text: MessageId;
};

/** A page with its heading and nothing to list. */
export function EmptyPage({ heading, state, title, text: says }: Props) {
  const text = useText();
  return (
    <>
      <SectionHead level={1} title={text(heading)} />
      <StatePage isWide state={state} level={2} title={text(title)} text={text(says)} />
    </>
  );
}
