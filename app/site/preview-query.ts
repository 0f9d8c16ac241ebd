import { PREVIEW_PARAMETERS } from './preview'

/** The parameters that calls for content and prices take along, as they stand in this page's address. */
export function previewQuery(): Record<string, string> {
  const search = new URLSearchParams(window.location.search)
  return Object.fromEntries(
    PREVIEW_PARAMETERS.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

/** Whether this page is an editor's view of the shop, which is no visit. */
export function isPreviewed(): boolean {
  return Object.keys(previewQuery()).length > 0
}
