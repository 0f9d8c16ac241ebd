import { PREVIEW_PARAMETERS } from './preview'

/** The preview parameters of this page's URL, sent with calls for content and prices. */
export function previewQuery(): Record<string, string> {
  const search = new URLSearchParams(window.location.search)
  return Object.fromEntries(
    PREVIEW_PARAMETERS.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

/** Whether this page is a preview, which does not count as a visit. */
export function isPreviewed(): boolean {
  return Object.keys(previewQuery()).length > 0
}
