import { createFileRoute } from '@tanstack/react-router';
import { StatementPage } from '../../../features/content/pages/statement-page.tsx';

export const Route = createFileRoute('/_player/(pages)/privacy')({
  component: () => <StatementPage key="privacy" kind="privacy" />,
});
