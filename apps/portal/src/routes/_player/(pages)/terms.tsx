import { createFileRoute } from '@tanstack/react-router';
import { StatementPage } from '../../../features/content/pages/statement-page.tsx';

export const Route = createFileRoute('/_player/(pages)/terms')({
  component: () => <StatementPage key="terms" kind="terms" />,
});
