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

/** Returns whether this page is a preview. Previews do not count as visits. */
export function isPreviewed(): boolean {
  return Object.keys(previewQuery()).length > 0
}
