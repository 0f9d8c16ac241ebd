/** The parameters of a preview: the stage and the moment that an editor looks at (PRV-012). */
export const PREVIEW_PARAMETERS = [
  'vseDomain',
  'previewTimestamp',
  'snapshotId',
  'customerGroup',
  'previewToken',
] as const

export const PREVIEW_PATH = '/admin/preview'
/** Two moments of a page side by side. */
export const COMPARE_PATH = `${PREVIEW_PATH}/compare`
export const VISUALIZATION_PATH = '/admin/visualization'
const ADMIN_PATH = '/admin'

/** The stage, the moment and the shopper that a page is shown for. */
export interface Preview {
  /** Which staging environment (VSE) of the content hub; its default one where absent. */
  vseDomain?: string
  /** Epoch milliseconds. */
  timestamp?: number
  snapshotId?: string
  /** The group of the imagined shopper; absent: that of the actual visitor. */
  customerGroups?: readonly string[]
}

/**
 * Whether an address shows the shop as editors see it. Whether its visitor may see it, the server
 * decides before it answers.
 * @param pathname without the language
 */
export function isPreviewAddress(pathname: string, search: URLSearchParams): boolean {
  return isBelow(pathname, ADMIN_PATH) || PREVIEW_PARAMETERS.some((name) => search.has(name))
}

/** What an address asks to see. Its values are checked on the server alone. */
export function readPreview(search: URLSearchParams): Preview {
  const [vseDomain, timestamp, snapshotId, group] = PREVIEW_PARAMETERS.map((name) =>
    search.get(name),
  )
  return {
    ...(vseDomain && { vseDomain }),
    ...(timestamp && { timestamp: Number(timestamp) }),
    ...(snapshotId && { snapshotId }),
    ...(group && { customerGroups: [group] }),
  }
}

/** `/admin/preview` itself and what stands below it, not `/admin/previews`. */
export function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}

/** Whether a parameter of an address belongs to the preview. */
export function isPreviewParameter(name: string): boolean {
  return PREVIEW_PARAMETERS.some((one) => one === name)
}
