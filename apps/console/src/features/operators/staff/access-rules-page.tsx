import { operatorsRules } from '@baize/contract';
import { SkeletonText } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { AccessRulesForm } from './access-rules-form.tsx';

/** Who needs a second factor, and when two accounts count as two people. */
export function AccessRulesPage() {
  const text = useText();
  const rules = useQuery(queryOf(operatorsRules.readRules, {}));
  if (rules.error) return <FailurePage error={rules.error} reset={() => void rules.refetch()} />;
  return (
    <PageBody>
      <PageHead title={text('console.access.title')} lead={text('console.access.lead')} />
      {rules.data ? (
        <AccessRulesForm key={rules.data.version} rules={rules.data} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </PageBody>
  );
}
