import { SaxesParser } from 'saxes'
import type { XmlElement } from './xml-element'
import type { ElementUse, FileUse } from './element-use'
import { Namespaces } from './namespaces'
import { RecordMeter, type RECORD_LIMITS } from './record-meter'

/**
 * The file is not well-formed XML, or exceeds a limit; elements before the error were already
 * returned.
 */
export class BrokenXmlError extends Error {}

export interface ElementStreamOptions {
  /** Names of container elements, including the root; their children are returned one by one. */
  containers: ReadonlySet<string>
  /** Called for mistakes that lose no data, e.g. an unknown entity. */
  onMistake?: (message: string) => void
  /** Counts the elements, and notes which are read. */
  use?: FileUse
  /** For tests; the default is `RECORD_LIMITS`. */
  limits?: typeof RECORD_LIMITS
}

interface Draft extends XmlElement {
  elements: XmlElement[]
  size: number
}

// HTML entities that are common in shops' texts, but not defined in XML
const ENTITIES = { nbsp: '\u00a0', ndash: '–', mdash: '—', rsquo: '’', lsquo: '‘', hellip: '…' }
/** Characters that the parser receives at once, so that an excess is noticed early. */
const SLICE = 65_536
const UNDECODED = '\ufffd'
/** An id of nothing but spaces is none. */
const IS_ID = /(?:-id|-no)$/
const SHOWN_LEVELS = 8
const SHOWN_NAME = 60
/** Whoever knows the whole number of a gift card can spend it. */
const SHOWN_OF_CARD = 4
const STRUCTURE = /unclosed tag|close tag|closing tag|unexpected end|root element|only one root/

/**
 * Reads a document element by element, so that only one record (and a chunk of text) is in memory.
 * The root comes first, as an element without content.
 * @throws BrokenXmlError with line and column of the error.
 */
export async function* streamElements(
  text: AsyncIterable<string>,
  options: ElementStreamOptions,
): AsyncGenerator<XmlElement> {
  const reader = new ElementReader(options)
  for await (const chunk of text) yield* reader.read(chunk)
  yield* reader.end()
}

/** Synchronous variant of `streamElements`, for text that is already available. */
export class ElementReader {
  readonly #parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  readonly #open: Draft[] = []
  readonly #namespaces = new Namespaces()
  readonly #meter: RecordMeter
  #done: XmlElement[] = []
  #root: ElementUse | undefined
  #error: BrokenXmlError | undefined

  readonly #onMistake: (message: string) => void

  constructor({ containers, onMistake = () => undefined, limits, use }: ElementStreamOptions) {
    const parser = this.#parser
    this.#onMistake = onMistake
    this.#meter = new RecordMeter((excess) => this.#refuse(excess), limits)
    Object.assign(parser.ENTITIES, ENTITIES)
    this.#reportErrors()
    parser.on('attribute', ({ value }) => this.#meter.addAttribute(value))
    parser.on('opentagstart', () => this.#startTag())
    parser.on('opentag', ({ name, attributes }) => {
      const draft = this.#draft(this.#namespaces.enter(name, attributes), attributes, use)
      const isContainer = this.#open.length === 0 && containers.has(draft.name)
      if (isContainer && draft.use) draft.use.isRead = true
      if (isContainer) this.#done.push(draft)
      else this.#open.push(draft)
    })
    const addText = (text: string) => {
      const top = this.#open.at(-1)
      if (!top) return this.#meter.finishToken()
      this.#meter.addText(text.length, top.text.length + text.length)
      if (!this.#error) top.text += text
    }
    parser.on('text', addText)
    parser.on('cdata', addText)
    for (const token of ['comment', 'doctype', 'processinginstruction'] as const) {
      parser.on(token, () => this.#meter.finishToken())
    }
    parser.on('closetag', () => this.#close())
  }

  #reportErrors(): void {
    this.#parser.on('error', ({ message }) => {
      const [, line, column, what = message] = /^(\d+):(\d+): (.*)$/s.exec(message) ?? []
      const where = `at line ${line}, column ${column}: ${what}`
      if (!STRUCTURE.test(what)) this.#onMistake(where)
      else this.#error ??= new BrokenXmlError(`not well-formed XML ${where}`)
    })
  }

  read(chunk: string): XmlElement[] {
    for (let start = 0; start < chunk.length && !this.#error; start += SLICE) {
      const slice = chunk.slice(start, start + SLICE)
      this.#meter.receive(slice.length)
      this.#reportUndecoded(slice)
      if (!this.#error) this.#parser.write(slice)
    }
    return this.#give()
  }

  end(): XmlElement[] {
    if (!this.#error) this.#parser.close()
    return this.#give()
  }

  /** Bytes that are not text in the file's encoding were decoded as U+FFFD. */
  #reportUndecoded(slice: string): void {
    const index = slice.indexOf(UNDECODED)
    if (index < 0) return
    const line = this.#parser.line + slice.slice(0, index).split('\n').length - 1
    this.#onMistake(`at line ${line}: bytes that are no text in the file's encoding`)
  }

  #refuse(excess: string): void {
    const { line, column } = this.#parser
    const [record] = this.#open
    const [id] = Object.values(record?.attributes ?? {})
    const elements = this.#open.slice(0, SHOWN_LEVELS).map(({ name }) => `<${clip(name)}>`)
    const where = elements.length > 0 ? `, in ${elements.join(' ')}` : ''
    const shown = record?.name === 'gift-certificate' ? id?.slice(-SHOWN_OF_CARD) : id
    const of = shown === undefined ? '' : ` of ${clip(shown)}`
    this.#error ??= new BrokenXmlError(`${excess} at line ${line}, column ${column}${where}${of}`)
  }

  #startTag(): void {
    if (this.#open.length === 0) this.#meter.startRecord()
    this.#meter.addElement(this.#open.length + 1)
  }

  #draft(name: string, given: Record<string, string>, file: FileUse | undefined): Draft {
    const { line } = this.#parser
    let size = 0
    for (const [attribute, value] of Object.entries(given)) {
      size += value.length
      if (IS_ID.test(attribute) && value.trim() === '') delete given[attribute]
    }
    const parent = this.#open.at(-1)?.use ?? this.#root
    const { use, attributes = given } = file?.enter(parent, name, given, line) ?? {}
    this.#root ??= use
    return { name, attributes, elements: [], text: '', line, size, use }
  }

  #close(): void {
    this.#meter.finishToken()
    this.#namespaces.leave()
    const draft = this.#open.pop()
    // the end of a container
    if (!draft) return
    draft.text = draft.text.trim()
    draft.size += draft.text.length
    if (this.#error) return
    const parent = this.#open.at(-1)
    if (parent) {
      parent.elements.push(draft)
      parent.size += draft.size
    } else this.#done.push(draft)
  }

  #give(): XmlElement[] {
    const done = this.#done
    this.#done = []
    if (this.#error && done.length === 0) throw this.#error
    return done
  }
}

const clip = (text: string) => (text.length > SHOWN_NAME ? `${text.slice(0, SHOWN_NAME)}…` : text)
