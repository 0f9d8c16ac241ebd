import type { Jsonb } from '../db/columns'

/** An address that leads elsewhere. */
interface RedirectUrlTable {
  site_id: string
  uri: string
  definition: Jsonb<unknown>
}

/** The tables of redirects (migration 100). */
export interface SeoTables {
  redirect_url: RedirectUrlTable
}
