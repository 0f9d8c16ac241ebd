import { toOwnPath } from '@/rules/own-path'
import { keepPreview, previewParametersOf } from '@/site/keep-preview'
import { isBelow, isPreviewParameter, PREVIEW_PATH } from '@/site/preview'

/** The preview parameters that an editor changes; an empty string removes a parameter. */
export type PreviewChoice = Partial<
  Record<'vseDomain' | 'previewTimestamp' | 'snapshotId' | 'customerGroup', string>
>

/**
 * Returns the URL of this page with other preview parameters. A snapshot belongs to one moment, so
 * choosing a snapshot removes the moment, and vice versa.
 * @param here path and query, with the language
 * @param defaultDomain staging domain that is added if no other one is set, so that the page stays
 * a preview
 */
export function chooseInPreview(here: string, choice: PreviewChoice, defaultDomain = ''): string {
  const [path = '', query = ''] = here.split('?')
  const search = new URLSearchParams(query)
  search.delete('previewToken')
  if (choice.previewTimestamp) search.delete('snapshotId')
  if (choice.snapshotId) search.delete('previewTimestamp')
  for (const [name, value] of Object.entries(choice)) {
    if (value) search.set(name, value)
    else search.delete(name)
  }
  if (!search.get('vseDomain') && defaultDomain) search.set('vseDomain', defaultDomain)
  return `${path}?${search}`
}

/**
 * Returns the URL of another page in the same preview; undefined if it is not a path of this shop.
 * @param basename prefix of the language
 */
export function goInPreview(here: string, path: string, basename: string): string | undefined {
  const own = toOwnPath(path.trim().startsWith('/') ? path.trim() : `/${path.trim()}`)
  const parameters = previewParametersOf(new URLSearchParams(here.split('?')[1]))
  return own && keepPreview(basename + own, parameters)
}

export function publicAddress(pathname: string, query: string): string {
  const search = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => !isPreviewParameter(name)),
  )
  const path = isBelow(pathname, PREVIEW_PATH) ? '/' : pathname
  return [...search].length > 0 ? `${path}?${search}` : path
}
