// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepInvitation, keptInvitation } from './invitation.ts';

beforeEach(() => sessionStorage.clear());

test('the codes of the link are kept until someone registers', () => {
  keepInvitation('?referralCode=ABCD12&affiliateCode=agent9');
  keepInvitation('?page=2');
  expect(keptInvitation()).toEqual({ referralCode: 'ABCD12', affiliateCode: 'agent9' });
});

test('a short link says the same as the long one, which goes before it', () => {
  keepInvitation('?r=ABCD12');
  keepInvitation('?page=2');
  expect(keptInvitation()).toEqual({ referralCode: 'ABCD12', affiliateCode: '' });
  keepInvitation('?r=SHORT1&referralCode=LONG12');
  expect(keptInvitation().referralCode).toBe('LONG12');
  keepInvitation('?r=%3Cscript%3E');
  expect(keptInvitation().referralCode).toBe('LONG12');
});

test('what cannot be a code is not kept', () => {
  keepInvitation('?referralCode=%3Cscript%3E');
  expect(keptInvitation()).toEqual({ referralCode: '', affiliateCode: '' });
});
