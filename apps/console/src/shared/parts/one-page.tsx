import { buttonClasses, LoadingRegion, Skeleton, StatePanel } from '@baize/ui';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';
import { PageBody } from './page-head.tsx';
import { StatePicture } from './state-picture.tsx';

type Props = {
  title: WordId;
  text?: WordId;
  /** The way to where there is something. */
  back?: { to: NonNullable<LinkProps['to']>; label: WordId };
};

/** What stands at the address of a thing that is not there. */
export function NothingHere({ title, text: why, back }: Props) {
  const text = useText();
  return (
    <StatePanel
      level={1}
      className="m-4 max-w-xl md:m-7"
      picture={<StatePicture name="not-found" />}
      title={text(title)}
      text={why && text(why)}
      actions={
        back && (
          <Link to={back.to} className={buttonClasses({ kind: 'brass' })}>
            {text(back.label)}
          </Link>
        )
      }
    />
  );
}

/** The page of one thing while it is read. */
export function PageToCome() {
  return (
    <PageBody>
      <LoadingRegion>
        <Skeleton className="mb-6 h-14 w-72" />
        <Skeleton className="h-72 w-full" />
      </LoadingRegion>
    </PageBody>
  );
}
