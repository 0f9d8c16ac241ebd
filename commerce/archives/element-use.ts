/** The kinds of elements and attributes that are told apart; an archive may name any number. */
const MAX_USES = 10_000
const MAX_PARTS = 500
const MAX_NAME_LENGTH = 100
/** Attributes that say how to read XML, and languages and sites, which are told apart by element. */
const OF_ELEMENT = /^(?:(?:xmlns|xsi|xml)(?::|$)|site-id$)/

/**
 * An element at one path of an archive's files, e.g. `product/brand`, or an attribute: how often
 * the files have it, and whether anything has read it. In another language, or for one site, an
 * element is a kind of its own.
 */
export class ElementUse {
  readonly #parts = new Map<string, ElementUse>()
  /** Elements whose names are not told apart: the others have taken all the room. */
  #others: ElementUse | undefined
  isRead = false
  /** Whether records were left out as a whole, which is reported elsewhere. */
  isLeftOut = false
  /** Whether anything inside was looked for. */
  isEntered = false
  count = 0
  files = 0
  /** The place of the first. */
  file = ''
  line = 0
  #lastFile = ''
  #inLastFile = 0

  constructor(
    readonly name = '',
    readonly parent?: ElementUse,
    readonly total = { uses: 0 },
    readonly isNamed = true,
  ) {}

  get path(): string {
    return this.parent?.name ? `${this.parent.path}/${this.name}` : this.name
  }

  /** Notes which attributes are read; an element of which an attribute is read is itself read. */
  readonly watcher: ProxyHandler<Record<string, string>> = {
    get: (target, name) => {
      const attribute =
        typeof name === 'string' && name in target ? this.attribute(name) : undefined
      if (attribute) {
        this.isRead = true
        attribute.isRead = true
      }
      return Reflect.get(target, name)
    },
  }

  /** Returns the use of an attribute; undefined for those that tell elements apart. */
  attribute(name: string): ElementUse | undefined {
    return OF_ELEMENT.test(name) ? undefined : this.part(`@${name}`)
  }

  /** Returns the use of an element inside, or of an attribute, e.g. `@mode`. */
  part(given: string): ElementUse {
    if (!this.isNamed) return this
    const name = given.length > MAX_NAME_LENGTH ? `${given.slice(0, MAX_NAME_LENGTH)}…` : given
    const known = this.#parts.get(name)
    if (known) return known
    if (this.#parts.size >= MAX_PARTS || this.total.uses >= MAX_USES) {
      return (this.#others ??= new ElementUse('…', this, this.total, false))
    }
    this.total.uses += 1
    const part = new ElementUse(name, this, this.total)
    this.#parts.set(name, part)
    return part
  }

  add(file: string, line: number): void {
    if (this.count === 0) Object.assign(this, { file, line })
    if (this.#lastFile !== file) {
      this.#lastFile = file
      this.#inLastFile = 0
      this.files += 1
    }
    this.count += 1
    this.#inLastFile += 1
  }

  /** Returns the uses of the elements and attributes inside. */
  parts(): Iterable<ElementUse> {
    return this.#parts.values()
  }

  /**
   * Lists what nothing has read; of an unread element, not its content.
   * @param isKnown whether a path is known not to be read; unknown names in it are listed too.
   */
  *unread(isKnown: (path: string) => boolean): Generator<ElementUse> {
    for (const part of this.#parts.values()) {
      if (!part.isRead) yield part
      const isListed = part.isRead || isKnown(part.path)
      if (isListed && (!part.isLeftOut || part.isEntered)) yield* part.unread(isKnown)
    }
    if (this.#others) yield this.#others
  }

  /** Forgets the last file, of which nothing is used. */
  forget(file: string): void {
    if (this.#lastFile === file) {
      this.count -= this.#inLastFile
      this.files -= 1
      this.#lastFile = ''
    }
    for (const part of this.#parts.values()) part.forget(file)
    this.#others?.forget(file)
  }
}

/** Counts the elements of a file. `isCounted` is unset when the file is read again. */
export class FileUse {
  constructor(
    readonly root: ElementUse,
    readonly file: string,
    readonly isCounted = true,
  ) {}

  /** @returns the use of an element, and its attributes, which note that they are read. */
  enter(
    parent: ElementUse | undefined,
    name: string,
    given: Record<string, string>,
    line: number,
  ): { use: ElementUse; attributes: Readonly<Record<string, string>> } {
    const names = Object.keys(given)
    const variant = names.length > 0 ? toVariant(given) : ''
    const use = (parent ?? this.root).part(variant === '' ? name : `${name}${variant}`)
    if (!parent) use.isRead = true
    if (this.isCounted) use.add(this.file, line)
    if (names.length === 0) return { use, attributes: given }
    if (this.isCounted) {
      for (const attribute of names) use.attribute(attribute)?.add(this.file, line)
    }
    return { use, attributes: new Proxy(given, use.watcher) }
  }
}

function toVariant(given: Readonly<Record<string, string>>): string {
  const language = given['xml:lang']
  const isTranslated = language !== undefined && language !== 'x-default' && language !== 'default'
  const isOfSite = given['site-id'] !== undefined
  return `${isTranslated ? ' in other languages' : ''}${isOfSite ? ' of single sites' : ''}`
}
