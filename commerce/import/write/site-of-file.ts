import type { SiteContent } from '../archive'
import type { WriteContext } from '../import-context'

/** Returns the existing site of a file's folder; undefined, with an error, if there is none. */
export type SiteOfFile = (file: string) => Promise<string | undefined>

export function createSiteOfFile(
  { trx, findings }: WriteContext,
  sites: readonly SiteContent[],
): SiteOfFile {
  return async (file) => {
    const folder = /^sites\/([^/]+)\//.exec(file)
    const siteId = sites.find((site) => `${site.file}/` === folder?.[0])?.id ?? folder?.[1] ?? ''
    const query = trx.selectFrom('site').select('id').where('id', '=', siteId)
    const known = await query.executeTakeFirst()
    if (!known) findings.error(file, siteId, 'the file belongs to no site')
    return known?.id
  }
}
