const FELTS: Readonly<Record<string, readonly [string, string]>> = {
  jade: ['#14624a', '#072018'],
  ink: ['#22324e', '#080b12'],
  ruby: ['#6b1f2c', '#1f070c'],
  lotus: ['#5a2a55', '#160a18'],
  bamboo: ['#3d5a1e', '#0f1707'],
  ember: ['#6a3419', '#160a05'],
  harbour: ['#155063', '#061419'],
  lantern: ['#7a2a1a', '#1c0806'],
  pearl: ['#3c4a52', '#0d1316'],
  velvet: ['#5c1530', '#16050c'],
  onyx: ['#2b2f33', '#08090a'],
  terrace: ['#1f5a5e', '#071a1c'],
  comet: ['#33286b', '#0b0820'],
};

/** The felt of a table by its name, lit from above. */
export function feltOf(look: string): string {
  const [light, dark] = FELTS[look] ?? FELTS.jade!;
  return `radial-gradient(100% 90% at 50% 8%, ${light}, color-mix(in oklab, ${light}, ${dark} 62%) 58%, ${dark})`;
}
