/** The namespaces of an element, by prefix; the default one has the prefix ''. */
type Scope = Readonly<Record<string, string>>

/** Those of all files of an archive: an element may have that of another file. */
const OURS = /^https?:\/\/www\.demandware\.com\//

/** Tells the elements of an archive from those that other programs have put into it. */
export class Namespaces {
  readonly #scopes: Scope[] = []
  #own: string | undefined

  /**
   * Must be called for each start tag, in the order of the document.
   * @returns the name without its prefix; in full for an element of another namespace, which is
   *   therefore not taken for one of ours
   */
  enter(qualifiedName: string, attributes: Readonly<Record<string, string>>): string {
    const outer = this.#scopes.at(-1)
    const scope = declare(outer ?? {}, attributes)
    this.#scopes.push(scope)
    const colon = qualifiedName.indexOf(':')
    const name = qualifiedName.slice(colon + 1)
    const prefix = colon < 0 ? '' : qualifiedName.slice(0, colon)
    const uri = Object.hasOwn(scope, prefix) ? scope[prefix] : undefined
    if (!outer) this.#own = uri
    const isOurs = !uri || uri === this.#own || OURS.test(uri)
    return isOurs ? name : `${prefix || uri}:${name}`
  }

  leave(): void {
    this.#scopes.pop()
  }
}

function declare(outer: Scope, attributes: Readonly<Record<string, string>>): Scope {
  let scope = outer
  for (const [name, uri] of Object.entries(attributes)) {
    if (name === 'xmlns') scope = { ...scope, '': uri }
    else if (name.startsWith('xmlns:')) scope = { ...scope, [name.slice('xmlns:'.length)]: uri }
  }
  return scope
}
