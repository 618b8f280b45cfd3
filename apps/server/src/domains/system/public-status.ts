import type { system as contract, Output } from '@baize/contract';
import { sealServicePath } from '../../platform/bodies.ts';
import type { House } from '../../platform/house.ts';
import { brandOf, publicBrand } from './brand.ts';
import { allRoutes } from './domain-route.ts';
import { registerRules } from './register-settings.ts';
import { settingsOf } from './settings.ts';
import { standingFor } from './status.ts';
import { publicTheme } from './theme.ts';
import { moduleTree } from './whitelabel.ts';

type Status = Output<typeof contract.status.value>;

/** Whether we are open to this visitor, and all that a client shows first. */
export function publicStatus(house: House, address: string): Status {
  const { state, isLetIn, location } = standingFor(house, address);
  const { message, endsAt } = settingsOf(house, 'status');
  return {
    state,
    maintenance: state === 1,
    maintenanceEnd: state === 1 ? endsAt : null,
    maintenanceMessage: state === 1 ? message : '',
    regionRestriction: state === 2,
    whitelist: isLetIn,
    location,
    info: publicInfo(house),
  };
}

function publicInfo(house: House): Status['info'] {
  const { analyticsId, imageCdns, launchGameCdns } = brandOf(house);
  return {
    brand: publicBrand(house),
    theme: publicTheme(house),
    customerService: serviceEntries(house),
    domainRoute: allRoutes(house),
    resources: settingsOf(house, 'resources').resources,
    whitelabel: moduleTree(house),
    register: registerRules(house),
    mainDomain: settingsOf(house, 'domains').mainDomain,
    analytics: { gtagId: analyticsId },
    imageCDNs: imageCdns,
    launchGameCDNs: launchGameCdns,
  };
}

type Services = Status['info']['customerService'];

/** Sealed once for as long as they stand: a status that says the same is the same to the letter. */
const sealed = new WeakMap<object, Services>();

/** Clients expect the address of a service encrypted; that hides it from nobody who wants to know. */
export function serviceEntries(house: House): Services {
  const { entries } = settingsOf(house, 'customer-service');
  const services =
    sealed.get(entries) ??
    entries.map(({ csType, title, url }) => ({ csType, title, path: sealServicePath(url) }));
  sealed.set(entries, services);
  return services;
}
