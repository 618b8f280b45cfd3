import { StatePanel } from '@baize/ui';
import type { ComponentProps } from 'react';
import { type PageState, stateArt } from './art.ts';
import { useTheme } from './use-theme.tsx';

type Props = Omit<ComponentProps<typeof StatePanel>, 'picture'> & { state: PageState };

/** A whole page that says one thing, with its picture in the colours of the theme. */
export function StatePage({ state, level = 1, className, ...rest }: Props) {
  const { shown } = useTheme();
  return (
    <StatePanel
      {...rest}
      level={level}
      className={className}
      picture={<img src={stateArt(state, shown)} alt="" width={168} height={168} />}
    />
  );
}
