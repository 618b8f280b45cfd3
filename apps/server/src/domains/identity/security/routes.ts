import {
  identityFactors,
  identityPassword,
  identityPaymentPassword,
  members,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { begin } from '../../../platform/database.ts';
import { tokenOf } from '../../../platform/edge.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../platform/serve.ts';
import { findMember, infoOf, tellChanged } from '../../members/index.ts';
import { spendCode } from '../../post/index.ts';
import { refuseWhileHeld } from '../proofs/contact-changes.ts';
import { findCredentials } from '../proofs/credentials.ts';
import { contactOnFile } from '../proofs/member-codes.ts';
import {
  addPasskey,
  hasPasskeys,
  passkeyLoginOptions,
  passkeyOptions,
  passkeysOf,
  removePasskey,
} from '../proofs/passkeys.ts';
import {
  changePaymentPassword,
  replacePaymentPassword,
  setPaymentPassword,
} from '../proofs/payment-password.ts';
import {
  bindAuthenticator,
  dropRecoveryCodes,
  firstRecoveryCodes,
  hasAuthenticator,
  offerAuthenticator,
  unbindAuthenticator,
} from '../proofs/second-factor.ts';
import { askAgain } from '../sessions/step-up.ts';
import { changeEmail, changeMobile } from './contacts.ts';
import { securityConfig } from './security.ts';
import { answeredQuestions, questions, setSecurityAnswers } from './security-questions.ts';
import { takeBack } from './take-back.ts';

/** The locks of the own account. What matters asks for the password again. */
export function securityRoutes(app: FastifyInstance, house: House): void {
  serve(app, identityFactors.securityConfig, (_input, { memberId }) =>
    securityConfig(house, memberId),
  );
  contacts(app, house);
  paymentPassword(app, house);
  secondFactors(app, house);
  securityQuestions(app, house);
}

function contacts(app: FastifyInstance, house: House): void {
  serve(app, identityPassword.takeBack, (order) => takeBack(house, order));
  serve(app, members.updateMobile, async (order, caller, { request }) => {
    const member = await askAgain(house, caller, order);
    return infoOf(
      house,
      await changeMobile(house, member, { ...order, sessionId: caller.sessionId }),
      caller,
      tokenOf(request),
    );
  });
  serve(app, members.updateEmail, async (order, caller, { request }) => {
    const member = await askAgain(house, caller, order);
    return infoOf(
      house,
      await changeEmail(house, member, { ...order, sessionId: caller.sessionId }),
      caller,
      tokenOf(request),
    );
  });
}

function paymentPassword(app: FastifyInstance, house: House): void {
  serve(app, identityPaymentPassword.hasPaymentPassword, async (_input, { memberId }) =>
    Boolean((await findCredentials(house.db, memberId))?.payment_hash),
  );
  serve(app, identityPaymentPassword.setPaymentPassword, async (order, caller) => {
    await askAgain(house, caller, order);
    await setPaymentPassword(house, caller.memberId, order.paymentPassword);
    return null;
  });
  serve(app, identityPaymentPassword.changePaymentPassword, async (order, { memberId }) => {
    await changePaymentPassword(house, { ...order, memberId });
    return null;
  });
  serve(app, identityPaymentPassword.resetPaymentPassword, async (order, caller) => {
    const member = await askAgain(house, caller, order);
    await refuseWhileHeld(house, caller.memberId);
    const contact = contactOnFile(house, member, member.mobile_verified_at ? 'sms' : 'mail');
    const { verificationCode: code } = order;
    const { sessionId } = caller;
    await spendCode(house, { contact, purpose: 'paymentPassword', code, sessionId });
    await replacePaymentPassword(house, caller.memberId, order.newPaymentPassword);
    return null;
  });
}

function secondFactors(app: FastifyInstance, house: House): void {
  serve(app, identityFactors.authenticator, async (_input, { memberId }) =>
    offerAuthenticator(house, (await findMember(house.db, memberId)) ?? refuse('NOT_LOGGED_IN')),
  );
  serve(app, identityFactors.bindAuthenticator, async (order, caller) => {
    await askAgain(house, caller, order);
    const recoveryCodes = await bindAuthenticator(house, caller.memberId, order.code);
    tellChanged(house, caller.memberId);
    return { recoveryCodes };
  });
  serve(app, identityFactors.unbindAuthenticator, async (order, caller) => {
    await askAgain(house, caller, order);
    await begin(house.db, async (tx) => {
      await unbindAuthenticator(tx, caller.memberId);
      if (!(await hasPasskeys(tx, caller.memberId))) await dropRecoveryCodes(tx, caller.memberId);
    });
    tellChanged(house, caller.memberId);
    return null;
  });
  serve(app, identityFactors.passkeys, async (_input, { memberId }) => ({
    list: (await passkeysOf(house.db, memberId)).map((passkey) => ({
      passkeyId: String(passkey.id),
      name: passkey.name,
      createdAt: passkey.created_at.getTime(),
      lastUsedAt: passkey.last_used_at?.getTime() ?? null,
    })),
  }));
  serve(app, identityFactors.passkeyOptions, async (_input, { memberId }) =>
    passkeyOptions(house, (await findMember(house.db, memberId)) ?? refuse('NOT_LOGGED_IN')),
  );
  serve(app, identityFactors.passkeyProof, (_input, { memberId }) =>
    passkeyLoginOptions(house, memberId),
  );
  serve(app, identityFactors.addPasskey, async (order, caller) => {
    const member = await askAgain(house, caller, order);
    const { name, response } = order;
    const recoveryCodes = await begin(house.db, async (tx) => {
      await addPasskey(house, tx, { memberId: member.id, name, response });
      return firstRecoveryCodes(house, tx, member.id);
    });
    tellChanged(house, member.id);
    return { recoveryCodes };
  });
  serve(app, identityFactors.removePasskey, async (order, caller) => {
    await askAgain(house, caller, order);
    await begin(house.db, async (tx) => {
      await removePasskey(tx, caller.memberId, BigInt(order.passkeyId));
      const hasOther =
        (await hasPasskeys(tx, caller.memberId)) || (await hasAuthenticator(tx, caller.memberId));
      if (!hasOther) await dropRecoveryCodes(tx, caller.memberId);
    });
    tellChanged(house, caller.memberId);
    return null;
  });
}

function securityQuestions(app: FastifyInstance, house: House): void {
  serve(app, identityFactors.securityQuestions, () => ({ list: questions }));
  serve(app, identityFactors.ownSecurityQuestions, async (_input, { memberId }) => ({
    list: (await answeredQuestions(house, memberId)).map((questionId) => ({ questionId })),
  }));
  serve(app, identityFactors.setSecurityQuestions, async (order, caller) => {
    await askAgain(house, caller, order);
    await setSecurityAnswers(house, caller.memberId, order.questions);
    return null;
  });
}
