import type { catalogueLobby, Output } from '@baize/contract';
import { overlay } from '../pages/overlay.ts';
import type { Launchable } from './launch-address.ts';

export type VendorCard = Output<
  typeof catalogueLobby.vendorLanes.value
>['data']['lanes'][number]['cards'][number];

/** What stands between a click and the game: each is a dialog over the page. */
export type LaunchQuestion =
  | { kind: 'closed'; game: Launchable }
  | { kind: 'trial'; game: Launchable }
  | { kind: 'popup'; address: string }
  | { kind: 'vendor'; card: VendorCard };

let asked: LaunchQuestion | null = null;

export const launchQuestion = {
  current: (): LaunchQuestion | null => asked,
  ask(question: LaunchQuestion): void {
    asked = question;
    overlay.open('game');
  },
};
