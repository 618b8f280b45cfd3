import { createFileRoute } from '@tanstack/react-router';
import { PromotionsPage } from '../../features/content/announcements/promotions-page.tsx';

export const Route = createFileRoute('/_player/promotions')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    id === undefined ? {} : { id: String(id) },
  component: PromotionsPage,
});
