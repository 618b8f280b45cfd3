// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepInvitation, keptInvitation } from './invitation.ts';

beforeEach(() => sessionStorage.clear());

test('the codes of the link are kept until someone registers', () => {
  keepInvitation('?referralCode=ABCD12&affiliateCode=agent9');
  keepInvitation('?page=2');
  expect(keptInvitation()).toEqual({ referralCode: 'ABCD12', affiliateCode: 'agent9' });
});

test('what cannot be a code is not kept', () => {
  keepInvitation('?referralCode=%3Cscript%3E');
  expect(keptInvitation()).toEqual({ referralCode: '', affiliateCode: '' });
});
