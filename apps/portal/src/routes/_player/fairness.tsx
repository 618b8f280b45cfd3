import { createFileRoute } from '@tanstack/react-router';
import { FairnessPage } from '../../features/play/fairness/fairness-page.tsx';
import { readFairnessSearch } from '../../shared/own-games/fairness-search.ts';

export const Route = createFileRoute('/_player/fairness')({
  validateSearch: readFairnessSearch,
  component: FairnessPage,
});
