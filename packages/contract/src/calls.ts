import * as agentsReports from './agents/centre.ts';
import * as agentsContracts from './agents/contracts.ts';
import * as agentsDesk from './agents/desk.ts';
import * as agentsDetails from './agents/details.ts';
import * as agentsDownline from './agents/downline.ts';
import * as agentsBills from './agents/pay.ts';
import * as agents from './agents/tree.ts';
import type { Call } from './call.ts';
import * as cashierWatch from './cashier/aml.ts';
import * as cashier from './cashier/deposits.ts';
import * as cashierDesk from './cashier/desk.ts';
import * as cashierLists from './cashier/lists.ts';
import * as cashierMoney from './cashier/money.ts';
import * as cashierQueues from './cashier/queues.ts';
import * as cashierReports from './cashier/reports.ts';
import * as cashierSettings from './cashier/settings.ts';
import * as cashierTexts from './cashier/texts.ts';
import * as cashierTransfers from './cashier/transfers.ts';
import * as cashierWithdraw from './cashier/withdrawals.ts';
import * as catalogueDesk from './catalogue/desk.ts';
import * as catalogue from './catalogue/games.ts';
import * as contentChat from './content/chat.ts';
import * as content from './content/content.ts';
import * as contentDesk from './content/desk.ts';
import * as contentMessages from './content/messages.ts';
import * as edge from './edge.ts';
import * as games from './games/games.ts';
import * as verification from './identity/codes.ts';
import * as security from './identity/security.ts';
import * as identity from './identity/sessions.ts';
import * as lotteryDesk from './lottery/desk.ts';
import * as lottery from './lottery/lottery.ts';
import * as lotteryRelay from './lottery/relay.ts';
import * as membersDesk from './members/desk.ts';
import * as members from './members/members.ts';
import * as uploads from './members/uploads.ts';
import * as operators from './operators/operators.ts';
import * as playDesk from './play/desk.ts';
import * as play from './play/play.ts';
import * as records from './play/records.ts';
import * as protectionDesk from './protection/desk.ts';
import * as protection from './protection/protection.ts';
import * as system from './system/system.ts';
import * as vendorDesk from './vendors/desk.ts';
import * as seamless from './vendors/seamless.ts';
import * as wallet from './wallet/wallet.ts';

/** Every call of every domain, by its name: `system.status`. */
export function allCalls(): { name: string; call: Call }[] {
  const domains = {
    edge,
    operators,
    system,
    wallet,
    members,
    membersDesk,
    verification,
    identity,
    security,
    uploads,
    content,
    contentMessages,
    contentChat,
    contentDesk,
    catalogue,
    catalogueDesk,
    play,
    playDesk,
    protection,
    protectionDesk,
    cashier,
    cashierWithdraw,
    cashierDesk,
    cashierSettings,
    cashierTexts,
    cashierTransfers,
    cashierLists,
    cashierMoney,
    cashierReports,
    cashierWatch,
    cashierQueues,
    games,
    records,
    lottery,
    lotteryRelay,
    lotteryDesk,
    agents,
    agentsContracts,
    agentsBills,
    agentsDesk,
    agentsDetails,
    agentsDownline,
    agentsReports,
    seamless,
    vendorDesk,
  };
  return Object.entries(domains).flatMap(([domain, exported]) =>
    Object.entries(exported as Record<string, unknown>)
      .filter((entry): entry is [string, Call] => isCall(entry[1]))
      .map(([name, call]) => ({ name: `${domain}.${name}`, call })),
  );
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'audience' in value;
}
