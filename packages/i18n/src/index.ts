export { findLanguage, type Language, languages } from '@baize/contract';
export { fill } from './fill.ts';
