import type { ComponentProps } from 'react';
import type { CategoryTitle } from '../categories.ts';
import { FramePage } from '../launch/frame-page.tsx';
import { ListPage } from './list-page.tsx';
import type { LaunchSearch } from './list-search.ts';

type Props = {
  title: CategoryTitle;
  /** Whose lottery this is; empty for the house's own. */
  vendor: string;
  search: LaunchSearch;
  OwnGame: ComponentProps<typeof FramePage>['OwnGame'];
};

/** A lottery opens its game at once where the link names one; else it lists what is drawn. */
export function LotteryPage({ title, vendor, search: { gameCode, fun }, OwnGame }: Props) {
  if (gameCode) {
    return <FramePage game={{ vendor, gameCode }} isFun={fun === 1} OwnGame={OwnGame} />;
  }
  return <ListPage isCentre category="LOTT" title={title} search={{}} onlyVendor={vendor} />;
}
