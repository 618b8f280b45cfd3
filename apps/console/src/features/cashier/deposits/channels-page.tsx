import { cashierDepositsOperator } from '@baize/contract';
import { rateText } from '@baize/money';
import { WaitingChange } from '../../../shared/act/waiting-change.tsx';
import {
  figureColumn,
  moneyColumn,
  tagColumn,
  titleColumn,
} from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { NewLink } from '../../../shared/parts/new-link.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { methodName } from './channel-methods.ts';

/** Every way to pay in, in the order that members see. */
export const ChannelsPage = listPage(cashierDepositsOperator.listChannels, {
  words: 'console.channel',
  Actions: ChannelActions,
  Above: () => <WaitingChange kind="cashier.channel" />,
  rowId: ({ code }) => code,
  columns: [
    titleColumn('console.channel.name', ({ name, code }) => [name, code], { isCode: true }),
    {
      header: 'console.channel.method',
      cell: ({ method }, { text }) => methodName(text, method),
    },
    {
      header: 'console.channel.gateway',
      className: 'md:max-[80rem]:hidden',
      cell: ({ gateway }, { text }) => gateway ?? text('console.channel.byDesk'),
    },
    moneyColumn('console.channel.least', ({ least }) => least),
    moneyColumn('console.channel.most', ({ most }) => most),
    figureColumn('console.channel.fee', ({ feeRate }) => `${rateText(BigInt(feeRate))} %`),
    figureColumn('console.channel.bonus', ({ bonusRate }) => `${rateText(BigInt(bonusRate))} %`),
    tagColumn('console.cashier.state', ({ isOpen }, { text }) => [
      isOpen ? 'good' : 'plain',
      text(isOpen ? 'console.channel.open' : 'console.channel.closed'),
    ]),
  ],
  open: ({ code }) => ({ to: '/channels/$code', params: { code } }),
});

function ChannelActions() {
  const text = useText();
  const mayEdit = useMay('cashier.settings');
  return (
    <>
      <AuditLink action="cashier.channel" />
      {mayEdit && <NewLink to="/channels/new">{text('console.channel.new')}</NewLink>}
    </>
  );
}
