export * from './call.ts';
export * from './calls.ts';
export * from './languages.ts';
export * as operators from './operators.ts';
export * from './refusals.ts';
export * from './rights.ts';
export * as system from './system.ts';
