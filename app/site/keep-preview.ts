import { isPreviewParameter } from './preview'

/** The preview parameters of an address, and nothing else of it. */
export function previewParametersOf(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => isPreviewParameter(name)))
}

/**
 * Adds the preview parameters of the current page to the URL of a link.
 * A link with preview parameters of its own is left unchanged.
 * @param address a path or a whole address, with query and fragment
 */
export function keepPreview(address: string, preview: URLSearchParams): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const hasPreview = [...new URLSearchParams(query).keys()].some(isPreviewParameter)
  if (hasPreview || [...preview].length === 0) return address
  return `${path}${query || '?'}${query.length > 1 ? '&' : ''}${preview}${hash}`
}
