/** What the index build must know of a site. */
export interface IndexedSite {
  id: string
  catalogId: string
  currencies: string[]
  locales: string[]
}
