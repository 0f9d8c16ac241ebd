type Options = (readonly [value: string, name: string])[]

/** The options of a filter whose values have names, and perhaps colors. */
export const toOptions = (
  names: Readonly<Record<string, string | readonly [name: string, color: string]>>,
  any = 'Any',
): Options => [
  ['', any],
  ...Object.entries(names).map(
    ([value, name]) => [value, typeof name === 'string' ? name : name[0]] as const,
  ),
]

export const toSiteOptions = (sites: readonly { id: string; name: string }[]): Options => [
  ['', 'All sites'],
  ...sites.map(({ id, name }) => [id, name] as const),
]

/** The options of a list that is always of one site, of the first if none is chosen. */
export const toOneSiteOptions = (sites: readonly { id: string; name: string }[]): Options =>
  sites.map(({ id, name }, index) => [index === 0 ? '' : id, name] as const)
