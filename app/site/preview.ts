/**
 * The parameters of a preview: the staging environment, moment and customer group that an editor
 * has chosen (PRV-012).
 */
export const PREVIEW_PARAMETERS = [
  'vseDomain',
  'previewTimestamp',
  'snapshotId',
  'customerGroup',
  'previewToken',
] as const

export const PREVIEW_PATH = '/admin/preview'
/** Path of the comparison of two moments, side by side. */
export const COMPARE_PATH = `${PREVIEW_PATH}/compare`
export const VISUALIZATION_PATH = '/admin/visualization'
const ADMIN_PATH = '/admin'

/** The staging environment, moment and customer group for which a page is shown. */
export interface Preview {
  /** The staging environment (VSE) of the content hub; the default one if absent. */
  vseDomain?: string
  /** Epoch milliseconds. */
  timestamp?: number
  snapshotId?: string
  /** The group of the imagined shopper; if absent, the actual visitor's. */
  customerGroups?: readonly string[]
}

/**
 * Returns whether a URL belongs to the preview. The server checks first whether the visitor has
 * access.
 * @param pathname without the language
 */
export function isPreviewAddress(pathname: string, search: URLSearchParams): boolean {
  return isBelow(pathname, ADMIN_PATH) || PREVIEW_PARAMETERS.some((name) => search.has(name))
}

/** Reads the preview from a query. The values are validated only on the server. */
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

/** Matches, for instance, `/admin/preview` and everything below it, but not `/admin/previews`. */
export function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}

/** Returns whether a query parameter belongs to the preview. */
export function isPreviewParameter(name: string): boolean {
  return PREVIEW_PARAMETERS.some((one) => one === name)
}
