import { domains, packages, wings } from './house.map.mjs';

const DOMAINS = '^apps/server/src/domains';
const TEST = '\\.test\\.tsx?$|/testing/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const oneOf = (names) => (names.length ? `(${names.join('|')})` : '(?!)');

const domainArrows = Object.entries(domains).map(([name, may]) =>
  forbid(
    `arrows-of-${name}`,
    `${name} may call only: ${may.join(', ') || 'no other domain'}. To change that, change house.map.mjs.`,
    { path: `${DOMAINS}/${name}/`, pathNot: TEST },
    { path: `${DOMAINS}/`, pathNot: `${DOMAINS}/${oneOf([name, ...may])}/` },
  ),
);

const wingArrows = Object.entries(wings).flatMap(([name, order]) => [
  ...order.map((wing, place) =>
    forbid(
      `arrows-of-${name}-${wing}`,
      `${name}/${wing} may call only the wings before it: ${order.slice(0, place).join(', ') || 'none'}.`,
      { path: `${DOMAINS}/${name}/${wing}/`, pathNot: TEST },
      {
        path: `${DOMAINS}/${name}/(${order.join('|')})/|${DOMAINS}/${name}/(domain|index)\\.ts$`,
        pathNot: `${DOMAINS}/${name}/${oneOf(order.slice(0, place + 1))}/`,
      },
    ),
  ),
  forbid(
    `floor-of-${name}`,
    `What stands beside the wings of ${name} serves all of them and calls none.`,
    { path: `${DOMAINS}/${name}/[^/]+\\.ts$`, pathNot: [TEST, `/(domain|index)\\.ts$`] },
    { path: `${DOMAINS}/${name}/(${order.join('|')})/` },
  ),
]);

const packageArrows = Object.entries(packages).map(([name, { uses }]) =>
  forbid(
    `arrows-of-package-${name}`,
    `packages/${name} may use only: ${uses.join(', ') || 'no other package'}.`,
    { path: `^packages/${name}/`, pathNot: TEST },
    { path: '^(packages|apps)/', pathNot: `^packages/${oneOf([name, ...uses])}/` },
  ),
);

const packageOutsiders = Object.entries(packages).map(([name, { npm }]) =>
  forbid(
    `outsiders-of-package-${name}`,
    `packages/${name} may take from npm only: ${npm.join(', ') || 'nothing'}; and nothing of Node's own.`,
    { path: `^packages/${name}/src/`, pathNot: TEST },
    {
      dependencyTypes: ['npm', 'npm-dev', 'core', 'npm-no-pkg'],
      pathNot: `node_modules/${oneOf(npm)}/`,
    },
  ),
);

export default {
  forbidden: [
    forbid(
      'one-door',
      'A domain is entered through its index.ts.',
      { path: `${DOMAINS}/([^/]+)/` },
      { path: `${DOMAINS}/([^/]+)/`, pathNot: [`${DOMAINS}/$1/`, `${DOMAINS}/[^/]+/index\\.ts$`] },
    ),
    forbid(
      'app-enters-by-the-door',
      'app.ts and realtime/ too.',
      { path: '^apps/server/src/(realtime/.+|[^/]+)\\.ts$' },
      { path: `${DOMAINS}/`, pathNot: `${DOMAINS}/[^/]+/index\\.ts$` },
    ),
    forbid(
      'platform-knows-no-domain',
      'The platform carries the domains, never the other way round.',
      { path: '^apps/server/src/platform/' },
      { path: `${DOMAINS}/` },
    ),
    forbid(
      'apps-are-islands',
      'Apps share code through packages.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'features-are-islands',
      'Features meet in app/; what two of them need lives in shared/.',
      { path: '^apps/(portal|console)/src/features/([^/]+)/' },
      { path: '^apps/$1/src/(features/|app/)', pathNot: '^apps/$1/src/features/$2/' },
    ),
    forbid(
      'shared-knows-no-feature',
      'shared/ is below the features.',
      { path: '^apps/(portal|console)/src/shared/' },
      { path: '^apps/$1/src/(features|app)/' },
    ),
    forbid(
      'declared-only',
      'Every npm package is listed in the package.json beside the code.',
      { pathNot: TEST },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'must-resolve',
      'An import leads somewhere; virtual modules are made by the build.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    ...domainArrows,
    ...wingArrows,
    ...packageArrows,
    ...packageOutsiders,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    // Who is imported by whom is asked by no rule, and takes a while to find out.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
