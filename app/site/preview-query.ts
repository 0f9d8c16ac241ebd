import { PREVIEW_PARAMETERS } from './preview'

/** Returns the preview parameters of this page's URL, for requests for content and prices. */
export function previewQuery(): Record<string, string> {
  const search = new URLSearchParams(window.location.search)
  return Object.fromEntries(
    PREVIEW_PARAMETERS.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

export function isPreviewed(): boolean {
  return Object.keys(previewQuery()).length > 0
}
