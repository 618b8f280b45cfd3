import { createFileRoute } from '@tanstack/react-router';
import { MallPage } from '../../features/loyalty/mall/mall-page.tsx';
import { type MallTab, mallTabs } from '../../features/loyalty/mall/mall-tabs.ts';

type Search = { tab?: MallTab };

export const Route = createFileRoute('/_player/pointMall')({
  validateSearch: ({ tab }: Record<string, unknown>): Search => {
    const known = mallTabs.find((one) => one === tab);
    return known ? { tab: known } : {};
  },
  component: PointMall,
});

function PointMall() {
  const { tab = 'goods' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const show = (next: MallTab) =>
    void navigate({ search: next === 'goods' ? {} : { tab: next }, resetScroll: false });
  return <MallPage tab={tab} onTab={show} />;
}
