import { createFileRoute } from '@tanstack/react-router';
import { needSession } from '../../app/need-session.ts';
import { CategoryPage } from '../../features/catalogue/category-page.tsx';

export const Route = createFileRoute('/_player/vnLottery')({
  beforeLoad: needSession,
  component: () => <CategoryPage title="catalogue.category.VN_LOTTERY" />,
});
