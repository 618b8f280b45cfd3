import { type Status, useBrand } from '../../shared/brand/use-status.ts';
import { useText } from '../../shared/words/use-text.ts';
import { ClosedPage, ServiceButton } from './closed-page.tsx';

export function RegionPage({ status }: { status: Status }) {
  const text = useText();
  const { name } = useBrand();
  return (
    <ClosedPage
      state="region-blocked"
      brand={name}
      title={text('system.region.title')}
      text={text('system.region.text')}
      actions={<ServiceButton kind="brass" />}
    >
      <span className="mt-5 block border-y py-4">
        <span className="type-label block">{text('system.region.address')}</span>
        <bdi
          dir="ltr"
          className="num mt-1 block font-display text-3xl font-semibold text-ink rtl:text-end"
        >
          {status.location.ip}
        </bdi>
      </span>
    </ClosedPage>
  );
}
