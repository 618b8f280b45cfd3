import { createFileRoute } from '@tanstack/react-router';
import { needSession } from '../../app/need-session.ts';
import { CategoryPage } from '../../features/catalogue/category-page.tsx';
import { readLaunchSearch } from '../../features/catalogue/list-search.ts';

export const Route = createFileRoute('/_player/vnLottery')({
  validateSearch: readLaunchSearch,
  beforeLoad: needSession,
  component: () => <CategoryPage title="catalogue.category.VN_LOTTERY" />,
});
