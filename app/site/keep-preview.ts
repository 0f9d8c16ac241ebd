import { isPreviewParameter } from './preview'

/** Returns only the preview parameters of a query. */
export function previewParametersOf(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => isPreviewParameter(name)))
}

/**
 * Adds the preview parameters of the current page to the URL of a link. A link that already has
 * preview parameters is left unchanged.
 * @param address a path or an absolute URL, with query and fragment
 */
export function keepPreview(address: string, preview: URLSearchParams): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const hasPreview = [...new URLSearchParams(query).keys()].some(isPreviewParameter)
  if (hasPreview || [...preview].length === 0) return address
  return `${path}${query || '?'}${query.length > 1 ? '&' : ''}${preview}${hash}`
}
