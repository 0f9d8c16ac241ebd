/** The options of a filter by site. */
export const toSiteOptions = (
  sites: readonly { id: string; name: string }[],
): (readonly [id: string, name: string])[] => [
  ['', 'All sites'],
  ...sites.map(({ id, name }) => [id, name] as const),
]
