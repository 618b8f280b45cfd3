export { findLanguage, type Language, languages } from '@baize/contract';
export { completeLanguages } from './complete.ts';
export { fill, type Values } from './fill.ts';
export type { MessageId } from './ids.ts';
export { refusalWords, type SpokenId, translate } from './spoken.ts';
