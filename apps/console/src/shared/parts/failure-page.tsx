import { Button, StatePanel } from '@baize/ui';
import { sentenceOf } from '../errors.ts';
import { useText } from '../use-text.ts';
import { StatePicture } from './state-picture.tsx';

type Props = { error: unknown; reset?: () => void };

/** A page or a part of one that could not be shown, with the way to try again. */
export function FailurePage({ error, reset }: Props) {
  const text = useText();
  return (
    <StatePanel
      isAlert
      className="m-5 max-w-xl md:m-7"
      picture={<StatePicture name="error" />}
      title={text('console.failure.title')}
      text={sentenceOf(error)}
      actions={
        <Button kind="brass" onClick={reset ?? (() => location.reload())}>
          {text('console.failure.again')}
        </Button>
      }
    />
  );
}
