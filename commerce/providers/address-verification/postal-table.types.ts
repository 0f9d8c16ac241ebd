export type Country = 'US' | 'CA'

/** Where a postal code is. */
export interface Place {
  /** Five digits; in Canada the first three signs. */
  code: string
  town: string
  /** Two letters of the state or province. */
  region: string
  /** Canada: the whole name of the area. */
  area?: string
}

/** A town and all its codes, in their order. */
export interface Town {
  key: string
  name: string
  region: string
  codes: string[]
}

export interface PostalTable {
  places: ReadonlyMap<string, Place>
  /** By `key|region`. */
  towns: ReadonlyMap<string, Town>
  regions: ReadonlySet<string>
}
