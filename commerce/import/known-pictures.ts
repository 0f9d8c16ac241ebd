/** The pictures of catalogs that can be served. */
export class KnownPictures {
  readonly #paths: ReadonlySet<string>
  /** Static folder → its locales. */
  readonly #locales = new Map<string, string[]>()

  constructor(paths: ReadonlySet<string>) {
    this.#paths = paths
    for (const name of [...paths].sort()) {
      const [catalogs, catalog, folder, locale = ''] = name.split('/')
      const key = [catalogs, catalog, folder].join('/')
      const known = this.#locales.get(key) ?? []
      if (!known.includes(locale)) this.#locales.set(key, [...known, locale])
    }
  }

  has(name: string): boolean {
    return this.#paths.has(name)
  }

  /** Returns the locales of a folder, with `default` first. */
  localesOf(folder: string): readonly string[] {
    const all = this.#locales.get(folder) ?? []
    return all.includes('default') ? ['default', ...all.filter((one) => one !== 'default')] : all
  }
}
