export * from './call.ts';
export * from './calls.ts';
// Until the server answers them, these stand beside the calls that are served.
export * as cardroomLobby from './cardroom/lobby.ts';
export * as cardroomParts from './cardroom/parts.ts';
export * as cardroomSeats from './cardroom/seats.ts';
export * from './domains.ts';
export * from './first-view.ts';
export * from './identity/register-fields.ts';
export * from './identity/register-patterns.ts';
export * from './languages.ts';
export * from './operators/rights.ts';
export * from './paging.ts';
export * from './protection/age.ts';
export * from './refusals.ts';
export * from './system/module-effects.ts';
export * from './system/modules.ts';
