export { findLanguage, type Language, languages } from '@baize/contract';
export { completeLanguages } from './complete.ts';
export type { MessageId } from './ids.ts';
export type { Values } from './sentences.ts';
export { refusalWords, type SpokenId, translate } from './spoken.ts';
