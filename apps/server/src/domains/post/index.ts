export {
  type CodeSent,
  countCode,
  proveCode,
  sendCode,
  spendCode,
} from './codes.ts';
export {
  type Contact,
  type Mobile,
  parseMobile,
  readEmail,
  readMobile,
} from './contact.ts';
export { post } from './domain.ts';
export { provedContactBy, queueLetter } from './letters.ts';
export { eraseLetters, exportLetters, lettersTo, sendLetterUnseen } from './outbox.ts';
export { queueSealedLetter } from './sealed-letters.ts';
export { sendWritten } from './written-letters.ts';
