// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Popup } from '../../../shared/service/announcements.ts';
import { closedPopups, popupsFor } from './popups.ts';

const popup = (id: string, execution: Popup['execution']): Popup => ({
  id,
  execution,
  title: id,
  content: '',
  time: 0,
  isRead: false,
  imageUrl: '',
  linkage: '',
  linkageType: 'NONE',
});
const popups = [popup('1', 'B'), popup('2', 'AFTER_LOGIN'), popup('3', 'ALL')];

beforeEach(() => localStorage.clear());

test('some popups are for visitors, some for those who are in, some for all', () => {
  expect(popupsFor(popups, false).map(({ id }) => id)).toEqual(['1', '3']);
  expect(popupsFor(popups, true).map(({ id }) => id)).toEqual(['2', '3']);
});

test('what was closed in this browser stays closed', () => {
  closedPopups.add(['1', '3']);
  closedPopups.add(['3']);
  expect([...closedPopups.read()]).toEqual(['1', '3']);
  localStorage.clear();
  expect(closedPopups.read().size).toBe(0);
});

test('a broken memory is an empty one', () => {
  localStorage.setItem('baize.closedPopups', '{');
  expect(closedPopups.read().size).toBe(0);
});
