export { findLanguage, type Language, languages } from '@baize/contract';
export { type CompleteLanguage, completeLanguages } from './complete.ts';
export type { MessageId } from './ids.ts';
export type { Values } from './sentences.ts';
export { inEveryLanguage, type NameOf, refusalWords, type SpokenId, translate } from './spoken.ts';
