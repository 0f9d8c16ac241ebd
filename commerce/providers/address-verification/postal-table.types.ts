export type Country = 'US' | 'CA'

/** The place of a postal code. */
export interface Place {
  /** Five digits; in Canada the first three characters. */
  code: string
  town: string
  region: string
  /** Canada only: the complete name of the area. */
  area?: string
}

/** A town with all its postal codes, in ascending order. */
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
