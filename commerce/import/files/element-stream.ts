import { SaxesParser } from 'saxes'
import type { XmlElement } from '../xml-element'

/** The file is not well-formed XML; elements before the error were already returned. */
export class BrokenXmlError extends Error {}

export interface ElementStreamOptions {
  /** Names of container elements, including the root; their children are returned one by one. */
  containers: ReadonlySet<string>
  /** Called for mistakes that lose no data, e.g. an unknown entity. */
  onMistake?: (message: string) => void
}

interface Draft extends XmlElement {
  elements: XmlElement[]
}

// HTML entities that are common in shops' texts, but not defined in XML
const ENTITIES = { nbsp: '\u00a0', ndash: '–', mdash: '—', rsquo: '’', lsquo: '‘', hellip: '…' }
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
  #done: XmlElement[] = []
  #error: BrokenXmlError | undefined

  constructor({ containers, onMistake }: ElementStreamOptions) {
    const parser = this.#parser
    Object.assign(parser.ENTITIES, ENTITIES)
    parser.on('error', ({ message }) => {
      const [, line, column, what = message] = /^(\d+):(\d+): (.*)$/s.exec(message) ?? []
      const where = `at line ${line}, column ${column}: ${what}`
      if (!STRUCTURE.test(what)) onMistake?.(where)
      else this.#error ??= new BrokenXmlError(`not well-formed XML ${where}`)
    })
    parser.on('opentag', ({ name, attributes }) => {
      const draft = { name: localName(name), attributes, elements: [], text: '' }
      const isContainer = this.#open.length === 0 && containers.has(draft.name)
      if (isContainer) this.#done.push(draft)
      else this.#open.push(draft)
    })
    const addText = (text: string) => {
      const top = this.#open.at(-1)
      if (top) top.text += text
    }
    parser.on('text', addText)
    parser.on('cdata', addText)
    parser.on('closetag', () => this.#close())
  }

  read(chunk: string): XmlElement[] {
    this.#parser.write(chunk)
    return this.#give()
  }

  end(): XmlElement[] {
    this.#parser.close()
    return this.#give()
  }

  #close(): void {
    const draft = this.#open.pop()
    // the end of a container
    if (!draft) return
    draft.text = draft.text.trim()
    if (this.#error) return
    const parent = this.#open.at(-1)
    if (parent) parent.elements.push(draft)
    else this.#done.push(draft)
  }

  #give(): XmlElement[] {
    const done = this.#done
    this.#done = []
    if (this.#error && done.length === 0) throw this.#error
    return done
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
