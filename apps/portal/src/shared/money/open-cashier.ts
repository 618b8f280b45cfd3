import { overlay } from '../pages/overlay.ts';
import { isMemberPage } from '../session/member-page-keys.ts';
import { openMemberCentre } from '../session/open-member-centre.ts';

const DEPOSIT_PAGE = 'depositv2';

/** Whether money can be paid in here; without the cashier's page every way to it leads to people. */
export const canDeposit = isMemberPage(DEPOSIT_PAGE);

export function openDeposit(): void {
  if (canDeposit) openMemberCentre(DEPOSIT_PAGE);
  else overlay.open('service');
}

export function openWithdraw(): void {
  openMemberCentre('withdraw');
}
