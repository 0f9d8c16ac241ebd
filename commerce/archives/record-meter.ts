/** Limits that keep a record within the memory of the process that reads it. */
export const RECORD_LIMITS = {
  text: 5_000_000,
  /** Elements of one record; a file of settings is one record. */
  elements: 1_000_000,
  depth: 100,
  attributes: 500,
  /** Characters of all texts and attributes of one record. */
  size: 100_000_000,
  /** Records of one file. */
  records: 10_000_000,
}

export class RecordMeter {
  #pending = 0
  #elements = 0
  #attributes = 0
  #size = 0
  #records = 0

  constructor(
    private readonly onExcess: (what: string) => void,
    private readonly limits: typeof RECORD_LIMITS = RECORD_LIMITS,
  ) {}

  /** Counts characters that the parser has received; it keeps those of an unfinished token. */
  receive(characters: number): void {
    this.#pending += characters
    this.#check(this.#pending, 'text', 'characters of text')
  }

  finishToken(): void {
    this.#pending = 0
  }

  startRecord(): void {
    this.#elements = 0
    this.#size = 0
    this.#records += 1
    this.#check(this.#records, 'records', 'records in a file')
  }

  addElement(depth: number): void {
    this.finishToken()
    this.#attributes = 0
    this.#elements += 1
    this.#check(this.#elements, 'elements', 'elements in a record')
    this.#check(depth, 'depth', 'levels of elements')
  }

  addAttribute(value: string): void {
    this.finishToken()
    this.#attributes += 1
    this.#check(this.#attributes, 'attributes', 'attributes of an element')
    this.#check(value.length, 'text', 'characters of text')
    this.#addSize(value.length)
  }

  /** @param whole the length of the element's text so far, including the added part */
  addText(added: number, whole: number): void {
    this.finishToken()
    this.#check(whole, 'text', 'characters of text')
    this.#addSize(added)
  }

  #addSize(characters: number): void {
    this.#size += characters
    this.#check(this.#size, 'size', 'characters in a record')
  }

  #check(count: number, limit: keyof typeof RECORD_LIMITS, what: string): void {
    const most = this.limits[limit]
    if (count > most) this.onExcess(`more than ${most.toLocaleString('en-US')} ${what}`)
  }
}
