import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../../features/catalogue/category-page.tsx';
import { readListSearch } from '../../features/catalogue/list-search.ts';

export const Route = createFileRoute('/_player/cockfight')({
  validateSearch: readListSearch,
  component: () => <CategoryPage title="catalogue.category.COCKFIGHT" />,
});
