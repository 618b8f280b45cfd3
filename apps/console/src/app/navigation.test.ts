import { roles } from '@baize/contract';
import { expect, test } from 'vitest';
import { sectionAt, sectionsFor } from './navigation.ts';

const roomsOf = (role: keyof typeof roles) => sectionsFor(roles[role]).map(({ id }) => id);

test('a role sees the rooms its rights open, and no others', () => {
  expect(roomsOf('admin')).toEqual(['dashboard', 'approvals', 'staff', 'audit', 'settings']);
  expect(roomsOf('support')).toEqual(['dashboard', 'settings']);
  expect(roomsOf('risk')).toEqual(['dashboard', 'approvals', 'audit']);
});

test('a page belongs to its room', () => {
  expect(sectionAt('/roles')?.id).toBe('staff');
  expect(sectionAt('/nowhere')).toBeUndefined();
});
