import { buttonClasses, LoadingRegion, Skeleton, StatePanel } from '@baize/ui';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';
import { FailurePage } from './failure-page.tsx';
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

type OneProps<Value> = {
  read: { data: Value | undefined; error: unknown; refetch: () => unknown };
  /** It is not there: its address is none, or it was said so. */
  isGone: boolean;
  gone: Props;
  children: (value: Value) => ReactNode;
};

/** The page of one thing, which may not be there, or not yet. */
export function OneThing<Value>({ read, isGone, gone, children }: OneProps<Value>) {
  if (isGone) return <NothingHere {...gone} />;
  if (read.error) return <FailurePage error={read.error} reset={() => void read.refetch()} />;
  return read.data === undefined ? <PageToCome /> : children(read.data);
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
