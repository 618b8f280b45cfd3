import { roles } from '@baize/contract';
import { expect, test } from 'vitest';
import { roomAt, roomsFor } from './rooms.ts';

const roomsOf = (role: keyof typeof roles) => roomsFor(roles[role]).map(({ id }) => id);

test('a role sees the rooms its rights open, and no others', () => {
  expect(roomsOf('admin')).toEqual([
    'dashboard',
    'work',
    'insight',
    'approvals',
    'members',
    'agents',
    'cashier',
    'promotions',
    'referral',
    'outbox',
    'catalogue',
    'content',
    'talk',
    'play',
    'cardroom',
    'sportsbook',
    'connections',
    'ledger',
    'staff',
    'audit',
    'settings',
  ]);
  expect(roomsOf('support')).toEqual([
    'dashboard',
    'work',
    'members',
    'cashier',
    'promotions',
    'referral',
    'outbox',
    'catalogue',
    'content',
    'talk',
    'settings',
  ]);
  expect(roomsOf('risk')).toEqual([
    'dashboard',
    'work',
    'insight',
    'approvals',
    'members',
    'cashier',
    'promotions',
    'referral',
    'play',
    'cardroom',
    'sportsbook',
    'connections',
    'ledger',
    'audit',
  ]);
});

test('a room shows the pages whose rights one has', () => {
  const talkOf = (role: keyof typeof roles) =>
    roomsFor(roles[role])
      .find(({ id }) => id === 'talk')
      ?.pages.map(({ to }) => to);
  expect(talkOf('content')).toEqual(['/messages']);
  expect(talkOf('support')).toContain('/chat');
  expect(talkOf('finance')).toBeUndefined();
});

test('cases against money laundering are for those who look into them', () => {
  const cashierOf = (role: keyof typeof roles) =>
    roomsFor(roles[role])
      .find(({ id }) => id === 'cashier')
      ?.pages.map(({ to }) => to);
  expect(cashierOf('risk')).toContain('/money-cases');
  expect(cashierOf('support')).not.toContain('/money-cases');
  expect(cashierOf('content')).toBeUndefined();
});

test('a page belongs to its room', () => {
  expect(roomAt('/roles')?.id).toBe('staff');
  expect(roomAt('/members/100001')?.id).toBe('members');
  expect(roomAt('/nowhere')).toBeUndefined();
});
