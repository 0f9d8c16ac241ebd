// The import rules of docs/architecture.md: layers import downward only, siblings do not import
// each other, and there are no cycles.
const layers = [
  ['entry', '^app/(main|routes)\\.tsx$|^app/components/'],
  ['pages and shell', '^app/(pages|shell)/'],
  ['blocks', '^app/blocks/'],
  ['features', '^app/features/'],
  ['purchase', '^app/purchase/'],
  ['shopper', '^app/shopper/'],
  ['forms', '^app/forms/'],
  ['ui', '^app/ui/'],
  ['integrations and commerce-client', '^app/(integrations|commerce-client)/'],
  ['ground', '^app/(rules|site|errors|theme|lib|types)/'],
]

const upward = layers.flatMap(([name, path], index) => {
  const above = layers.slice(0, index).map(([, higher]) => higher)
  if (above.length === 0) return []
  return [
    {
      name: `no-upward-import-from-${name.replace(/ /g, '-')}`,
      comment: 'Imports go downwards only (docs/architecture.md, the import law).',
      severity: 'error',
      from: { path, pathNot: '\\.test\\.tsx?$' },
      to: { path: above.join('|') },
    },
  ]
})

const siblings = ['pages', 'blocks', 'features', 'integrations'].map((folder) => ({
  name: `no-sibling-${folder}`,
  comment: `What two ${folder} need moves down one layer.`,
  severity: 'error',
  from: { path: `^app/${folder}/([^/]+)/` },
  to: { path: `^app/${folder}/[^/]+/`, pathNot: `^app/${folder}/$1/` },
}))

// The floors of the engine, from top to bottom; a folder imports folders named after it only.
const engineFloors = {
  entry: 'main app register-providers services seed jobs',
  doors:
    'back-office figures custom-gateway ocapi accounts account-data export import explanations merchandise operators providers',
  orders: 'claims subscriptions phone-orders orders product-lists stock-notices service-cases',
  baskets: 'baskets availability gift-certificates',
  catalog: 'reviews recommendations search seo shops content catalog',
  prices: 'shipping shopper-context promotions customer-groups pricing inventory',
  people: 'passkeys auth customers consents newsletter mail',
  payments: 'payments card-gateway labels',
  requests:
    'captcha configurations page-speed page-views preview-access access throttles sites shop-changes media http',
  ground:
    'audit custom-objects tax db metrics config engine-settings archives languages custom-mix.schemas custom-values mail-address money parse-json percentages secrets',
}

const engineFolders = Object.values(engineFloors).flatMap((names) => names.split(' '))
const basketRooms =
  'routes . transfer promotions wire assessment facts calculation items shipments payments model'

const pathOf = (name) => `^commerce/${name}(/|\\.ts$)`
const roomOf = (name) => (name === '.' ? '^commerce/baskets/[^/]+$' : `^commerce/baskets/${name}/`)
const TESTS = '\\.test\\.tsx?$|/testing/'

/** Each of these paths, from top to bottom, imports none above it. */
const downward = (name, paths) =>
  paths.slice(1).map((path, index) => ({
    name: `${name}-${index + 1}`,
    comment: 'Imports go downwards only (docs/architecture.md, floors of the engine).',
    severity: 'error',
    from: { path, pathNot: TESTS },
    to: { path: paths.slice(0, index + 1).join('|') },
  }))

module.exports = {
  forbidden: [
    ...upward,
    ...siblings,
    ...downward('floors-of-the-engine', engineFolders.map(pathOf)),
    ...downward('rooms-of-baskets', basketRooms.split(' ').map(roomOf)),
    {
      name: 'engine-folders-have-a-floor',
      comment: 'A new folder of commerce/ is named above.',
      severity: 'error',
      from: { path: '^commerce/', pathNot: [TESTS, ...engineFolders.map(pathOf)].join('|') },
      to: { path: '^commerce/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'storefront-and-engine-apart',
      comment: 'The two programs know each other only by HTTP.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^commerce/' },
    },
    {
      name: 'engine-and-storefront-apart',
      severity: 'error',
      from: { path: '^commerce/' },
      to: { path: '^app/' },
    },
    {
      name: 'back-office-shares-rules-and-design',
      comment: 'It takes the tokens, and parts that need no storefront (docs/adr/0080).',
      severity: 'error',
      from: { path: '^back-office/' },
      to: {
        path: '^(commerce|scripts)/|^app/(?!theme/|ui/(icon|use-early-dismissal)\\.tsx?$|lib/(allow-browser-translation|local-text|stored-value|text-replacements|with-lock)\\.ts$)',
      },
    },
    {
      name: 'nobody-imports-the-back-office',
      severity: 'error',
      from: { pathNot: '^back-office/' },
      to: { path: '^back-office/' },
    },
    {
      name: 'worker-uses-the-ground-floor',
      comment: 'It shares addresses and messages with pages, no screens (docs/adr/0095).',
      severity: 'error',
      from: { path: '^worker/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(back-office|commerce|scripts|tests)/|^app/(?!site/|rules/|lib/)' },
    },
    {
      name: 'nobody-imports-the-worker',
      severity: 'error',
      from: { pathNot: '^worker/' },
      to: { path: '^worker/' },
    },
    {
      name: 'server-is-reached-through-ssr-only',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/(ssr\\.js$|server/)' },
      to: { path: '^app/server/' },
    },
    {
      name: 'server-uses-no-screens',
      severity: 'error',
      from: { path: '^app/server/' },
      to: {
        path: '^app/(components|pages|shell|blocks|features|purchase|shopper|ui|theme)/|^app/forms/(?!rules/)',
      },
    },
    {
      name: 'engine-modules-meet-at-their-service',
      comment: 'Another module is reached through its service (or its pure rules and types) only.',
      severity: 'error',
      from: { path: '^commerce/((?:providers/)?[^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^commerce/(?!db/|http/|testing/)(?:providers/)?[^/]+/.*\\.(repository|routes|mapper)\\.ts$',
        pathNot: '^commerce/$1/',
      },
    },
    {
      name: 'a-provider-is-named-in-one-place',
      comment: 'The source of a capability imports its adapter; everything else, the source.',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/(integrations|server/testing)/|\\.test\\.tsx?$' },
      to: {
        path: '^app/integrations/(?!content-hub/|captcha/)[^/]+/[^/]+\\.server\\.ts$',
        pathNot: '\\.source\\.server\\.ts$',
      },
    },
    {
      name: 'transport-alone-asks-the-server',
      comment: 'In the browser everything goes through the one client (docs/adr/0042).',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: '\\.server\\.tsx?$|\\.test\\.tsx?$|^app/commerce-client/transport\\.ts$',
      },
      to: { path: '^app/lib/fetch-json\\.ts$' },
    },
    {
      name: 'common-rules-know-nobody',
      comment: 'What storefront and engine both compute stands by itself (docs/adr/0071).',
      severity: 'error',
      from: { path: '^rules/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^rules/|node_modules/date-fns/' },
    },
    {
      name: 'contracts-know-rules-only',
      comment: "Types of the back office's API, which engine and browser share.",
      severity: 'error',
      from: { path: '^contracts/' },
      to: { pathNot: '^(contracts|rules)/' },
    },
    {
      name: 'telemetry-knows-nobody',
      comment: 'What storefront and engine tell those who run them (docs/adr/0097).',
      severity: 'error',
      from: { path: '^telemetry/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(app|back-office|commerce|contracts|rules|scripts|tests|worker)/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^app/rules/' },
      to: { path: 'node_modules/(react|react-dom|@tanstack)/|^app/(?!rules/|lib/|types/)' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(~|workbox|react-dom-client$|loadable-server$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|var|demo)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.json', '.css'],
    },
  },
}
