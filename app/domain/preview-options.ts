export const ENVIRONMENTS = ['development', 'staging', 'production'] as const

export type EnvironmentName = (typeof ENVIRONMENTS)[number]

export interface Environment {
  name: EnvironmentName
  /** The page's own is among them; absent if its location is not configured. */
  origin?: string
  isCurrent: boolean
}

/** All content as it stood at a moment. */
export interface ContentSnapshot {
  id: string
  name: string
  /** Epoch milliseconds. */
  moment: number
}

/** The options of a site's preview. */
export interface PreviewOptions {
  /** True for a visitor with a shared link, who sees its moment only. */
  isEditor: boolean
  /** Whether a link may be made that others can open. */
  canShare: boolean
  /** Whether products, prices and promotions are of what was chosen too, not content alone. */
  showsPrices: boolean
  /** Epoch milliseconds, of a shared link. */
  linkEndsAt?: number
  environments: readonly Environment[]
  /** The staging environments of the content hub, the default one first. */
  stagingDomains: readonly string[]
  customerGroups: readonly string[]
  /** The newest first; absent: the hub has no list of them, or it could not be read. */
  snapshots?: readonly ContentSnapshot[]
}
