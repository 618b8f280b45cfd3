/**
 * The two calls of the first view, by their paths: reading them through the contract would put every
 * shape of it into the entry. A test holds them to the contract.
 */
export const STATUS_PATH = '/wps/system/status';
export const DOMAIN_PATH = '/wps/system/domainRoute';
