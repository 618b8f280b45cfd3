import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../../features/catalogue/category-page.tsx';
import { readLaunchSearch } from '../../features/catalogue/list-search.ts';

export const Route = createFileRoute('/_player/seamless')({
  validateSearch: readLaunchSearch,
  component: () => <CategoryPage title="catalogue.category.SEAMLESS" />,
});
