export const ENVIRONMENTS = ['development', 'staging', 'production'] as const

export type EnvironmentName = (typeof ENVIRONMENTS)[number]

export interface Environment {
  name: EnvironmentName
  /** URL of the environment; absent if it is not configured. */
  origin?: string
  isCurrent: boolean
}

export interface ContentSnapshot {
  id: string
  name: string
  /** Epoch milliseconds. */
  moment: number
}

export interface PreviewOptions {
  /** False for a visitor with a shared link, who only sees the link's moment. */
  isEditor: boolean
  /** Whether the editor may create a link that others can open. */
  canShare: boolean
  /**
   * Whether the preview also applies to products, prices and promotions, instead of content only.
   */
  showsPrices: boolean
  /** When a shared link expires, in epoch milliseconds. */
  linkEndsAt?: number
  environments: readonly Environment[]
  /** The staging environments of the content hub, the default one first. */
  stagingDomains: readonly string[]
  customerGroups: readonly string[]
  /** Origins of the content studio, in which items can be edited; none with an outside hub. */
  studioOrigins: readonly string[]
  /** Newest first; absent if the hub has no list of snapshots, or if it could not be read. */
  snapshots?: readonly ContentSnapshot[]
}
