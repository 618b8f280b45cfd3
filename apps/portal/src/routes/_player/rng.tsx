import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../../features/catalogue/category-page.tsx';
import { readListSearch } from '../../features/catalogue/list-search.ts';

export const Route = createFileRoute('/_player/rng')({
  validateSearch: readListSearch,
  component: SlotsPage,
});

function SlotsPage() {
  const { vassalage } = Route.useSearch();
  const isInHouse = vassalage === 'INHOUSE';
  return (
    <CategoryPage title={isInHouse ? 'catalogue.category.INHOUSE' : 'catalogue.category.RNG'} />
  );
}
