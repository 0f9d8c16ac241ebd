export type Country = 'US' | 'CA'

export interface Place {
  /** Five digits; in Canada the first three characters. */
  code: string
  town: string
  region: string
  /** Canada only: the complete name of the area. */
  area?: string
}

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
