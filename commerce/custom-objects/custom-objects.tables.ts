import type { Jsonb } from '../db/columns'

export type CustomAttributes = Readonly<Record<string, string | string[]>>

/** An object defined by a retailer, e.g. a concierge. */
interface CustomObjectTable {
  site_id: string
  type_id: string
  object_id: string
  attributes: Jsonb<CustomAttributes>
}

/** The tables of the custom objects module (migration 170). */
declare module '../db/schema' {
  interface Schema {
    custom_object: CustomObjectTable
  }
}
