import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../../features/catalogue/category-page.tsx';

type Search = { vassalage?: string };

export const Route = createFileRoute('/_player/rng')({
  validateSearch: ({ vassalage }: Record<string, unknown>): Search =>
    typeof vassalage === 'string' ? { vassalage } : {},
  component: SlotsPage,
});

function SlotsPage() {
  const { vassalage } = Route.useSearch();
  const isInHouse = vassalage === 'INHOUSE';
  return (
    <CategoryPage title={isInHouse ? 'catalogue.category.INHOUSE' : 'catalogue.category.RNG'} />
  );
}
