import { cx, StatePanel } from '@baize/ui';
import { useTheme } from '@baize/web/use-theme.tsx';
import type { ComponentProps } from 'react';
import { type PageState, stateArt } from '../brand/art.ts';
import { usePageTitle } from './page-title.ts';

type Props = Omit<ComponentProps<typeof StatePanel>, 'picture'> & {
  state: PageState;
  /** Across the whole width of a page, with the picture beside the words. */
  isWide?: boolean;
};

/** A whole page that says one thing, with its picture in the colours of the theme. */
export function StatePage({ state, level = 1, isWide = false, className, ...rest }: Props) {
  const { shown } = useTheme();
  // What is the whole page names the tab as well.
  usePageTitle(level === 1 && typeof rest.title === 'string' ? rest.title : undefined);
  return (
    <StatePanel
      {...rest}
      level={level}
      className={cx(isWide && wideClasses, className)}
      picture={<img src={stateArt(state, shown)} alt="" width={168} height={168} />}
    />
  );
}

const wideClasses = cx(
  'md:grid md:grid-cols-[13rem_minmax(0,1fr)] md:grid-rows-[1fr_auto_1fr] md:gap-x-8 md:py-9',
  'md:[&>:first-child]:row-span-3 md:[&>:first-child]:self-center md:[&>:is(h1,h2)]:self-end md:[&>div:last-child]:mt-0 md:[&>:last-child]:self-start',
);
