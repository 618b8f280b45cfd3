/** The package carries no types of its own. */
declare module 'geoip-country' {
  const geoip: { lookup(address: string): { country: string } | null };
  export = geoip;
}
