import { toOwnPath } from '@/domain/own-path'
import { keepPreview, previewParametersOf } from '@/site/keep-preview'
import { isBelow, isPreviewParameter, PREVIEW_PATH } from '@/site/preview'

/** What of a previewed address an editor chooses; empty: not any more. */
export type PreviewChoice = Partial<
  Record<'vseDomain' | 'previewTimestamp' | 'snapshotId' | 'customerGroup', string>
>

/**
 * This page seen otherwise. A snapshot is of one moment: choosing the one drops the other.
 * @param here path and query, with the language
 * @param defaultDomain stands in the address where nothing else would, so that it stays a preview
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
 * Another page at the same moment; undefined for what is no path of this shop.
 * @param basename what the language puts before it
 */
export function goInPreview(here: string, path: string, basename: string): string | undefined {
  const own = toOwnPath(path.trim().startsWith('/') ? path.trim() : `/${path.trim()}`)
  const parameters = previewParametersOf(new URLSearchParams(here.split('?')[1]))
  return own && keepPreview(basename + own, parameters)
}

/** The page that an address shows, as the public asks for it. */
export function publicAddress(pathname: string, query: string): string {
  const search = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => !isPreviewParameter(name)),
  )
  const path = isBelow(pathname, PREVIEW_PATH) ? '/' : pathname
  return [...search].length > 0 ? `${path}?${search}` : path
}
