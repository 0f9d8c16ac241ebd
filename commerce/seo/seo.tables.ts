import type { Jsonb } from '../db/columns'

interface RedirectUrlTable {
  site_id: string
  uri: string
  definition: Jsonb<unknown>
}

/** The tables of redirects (migration 100). */
declare module '../db/schema' {
  interface Schema {
    redirect_url: RedirectUrlTable
  }
}
