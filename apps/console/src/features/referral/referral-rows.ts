import { type Output, type referralFriendsOperator, referralKinds } from '@baize/contract';
import type { Tone } from '@baize/ui';

export type Friend = Output<typeof referralFriendsOperator.listFriends.value>['list'][number];

export const { friendStates, blockReasons, paymentKinds } = referralKinds;

export const FRIEND_TONES: Record<Friend['state'], Tone> = {
  WAITING: 'info',
  QUALIFIED: 'good',
  LAPSED: 'plain',
  INVALID: 'bad',
};
