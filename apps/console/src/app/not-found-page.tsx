import { buttonClasses, StatePanel } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { StatePicture } from '../shared/parts/state-picture.tsx';
import { useText } from '../shared/use-text.ts';

export function NotFoundPage() {
  const text = useText();
  return (
    <StatePanel
      level={1}
      className="m-4 max-w-xl md:m-7"
      picture={<StatePicture name="not-found" />}
      title={text('console.notFound.title')}
      text={text('console.notFound.text')}
      actions={
        <Link to="/" className={buttonClasses({ kind: 'brass' })}>
          {text('console.refused.back')}
        </Link>
      }
    />
  );
}
