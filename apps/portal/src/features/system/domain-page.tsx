import { useBrand } from '../../shared/brand/use-status.ts';
import { useText } from '../../shared/words/use-text.ts';
import { ClosedPage, ServiceButton } from './closed-page.tsx';

export function DomainPage() {
  const text = useText();
  const { name } = useBrand();
  return (
    <ClosedPage
      state="region-blocked"
      brand={name}
      title={text('system.domain.title')}
      text={text('system.domain.text', { domain: location.hostname })}
      actions={<ServiceButton kind="brass" />}
    />
  );
}
