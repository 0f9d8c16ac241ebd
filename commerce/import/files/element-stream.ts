import { SaxesParser } from 'saxes'
import type { XmlElement } from '../xml-element'

/** A file that is not XML from some place on; what stood before it was given out. */
export class BrokenXmlError extends Error {}

export interface ElementStreamOptions {
  /** Names that are opened, from the root on; what they hold is given out one by one. */
  containers: ReadonlySet<string>
  /** Mistakes that nothing is lost by, e.g. an unknown entity. */
  onMistake?: (message: string) => void
}

interface Draft extends XmlElement {
  elements: XmlElement[]
}

// that a shop's texts are full of, and that XML does not know
const ENTITIES = { nbsp: '\u00a0', ndash: '–', mdash: '—', rsquo: '’', lsquo: '‘', hellip: '…' }
const STRUCTURE = /unclosed tag|close tag|closing tag|unexpected end|root element|only one root/

/**
 * Reads a document element by element, so that only one record (and a chunk of text) is held at a
 * time. The root comes first, as an element without content.
 * @throws BrokenXmlError naming line and column where the document breaks.
 */
export async function* streamElements(
  text: AsyncIterable<string>,
  options: ElementStreamOptions,
): AsyncGenerator<XmlElement> {
  const reader = new ElementReader(options)
  for await (const chunk of text) yield* reader.read(chunk)
  yield* reader.end()
}

/** What `streamElements` does, for those who have the text at hand. */
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
    // a container ends
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
