import { SectionHead, Tabs } from '@baize/ui';
import { usePageTitle } from '../../../shared/pages/page-title.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { AddressBook } from './address-book.tsx';
import { MallRules } from './mall-rules.tsx';
import { type MallTab, mallTabs } from './mall-tabs.ts';
import { OrderList } from './order-list.tsx';
import { PointBook } from './point-book.tsx';
import { Purse } from './purse.tsx';
import { Shelf } from './shelf.tsx';

type Props = { tab: MallTab; onTab: (tab: MallTab) => void };

/** Goods for points; what one has ordered, how points came and went, and the rules beside them. */
export function MallPage({ tab, onTab }: Props) {
  const text = useText();
  const title = text('loyalty.mall');
  usePageTitle(title);
  const kind = useSession()?.kind;
  const isMember = kind === 'member' || kind === 'agent';
  const tabs = isMember ? mallTabs : (['goods', 'rules'] as const);
  const shown = tabs.find((one) => one === tab) ?? 'goods';
  return (
    <>
      <SectionHead level={1} title={title} />
      {isMember && <Purse />}
      <Tabs
        className="mt-5"
        label={title}
        tabs={tabs.map((value) => ({ value, label: text(`loyalty.mall.${value}`) }))}
        value={shown}
        onChange={onTab}
      >
        <div className="pt-5">
          {shown === 'goods' && <Shelf isMember={isMember} />}
          {shown === 'orders' && <OrderList />}
          {shown === 'book' && <PointBook />}
          {shown === 'addresses' && <AddressBook />}
          {shown === 'rules' && <MallRules />}
        </div>
      </Tabs>
    </>
  );
}
