import { parseMarkup, toHtml, toRichDocument } from './rich-schema'

const MARKS: ReadonlySet<string> = new Set(['a', 'strong', 'em'])
const KNOWN: ReadonlySet<string> = new Set([
  ...MARKS,
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'br', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
])
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}
/** White space that browsers collapse; a no-break space is none. */
const SPACE = /[ \t\n\r\f]+/g

/**
 * Returns a sentence that says what the text editor would lose; undefined if it can write the same
 * text again.
 */
export function explainLoss(html: string): string | undefined {
  const body = parseMarkup(html)
  const elements = [...body.querySelectorAll('*')]
  const unknown = elements.find(({ localName }) => !KNOWN.has(localName))
  if (unknown) return toSentence(`<${unknown.localName}>`)
  for (const element of elements) {
    const allowed = ATTRIBUTES[element.localName] ?? []
    const other = element.getAttributeNames().find((name) => !allowed.includes(name))
    if (other !== undefined) return toSentence(`${other} of <${element.localName}>`)
  }
  if (isSameMarkup(body, parseMarkup(toHtml(toRichDocument(html))))) return undefined
  return toSentence('the order of its elements')
}

const toSentence = (what: string) =>
  `This text is edited as HTML, because the text editor would lose ${what}.`

function isSameMarkup(one: Node, other: Node): boolean {
  return toTokens(one).join('\0') === toTokens(other).join('\0')
}

interface Token {
  text: string
  /** Absent for the beginning and the end of an element. */
  marks?: string
}

/** Returns the text as runs with the same marks, between the tags of the blocks. */
function toTokens(root: Node): string[] {
  const tokens: Token[] = []
  const visit = (node: Node, marks: readonly string[]) => {
    if (node instanceof Element) {
      const name = toTag(node)
      if (MARKS.has(node.localName)) {
        node.childNodes.forEach((child) => visit(child, [...new Set([...marks, name])].sort()))
        return
      }
      tokens.push({ text: `<${name}>` })
      node.childNodes.forEach((child) => visit(child, marks))
      tokens.push({ text: `</${node.localName}>` })
    } else if (node.nodeType === Node.TEXT_NODE) {
      addText(tokens, (node.nodeValue ?? '').replace(SPACE, ' '), marks.join(' '))
    } else {
      tokens.push({ text: `<!${node.nodeValue}>` })
    }
  }
  root.childNodes.forEach((child) => visit(child, []))
  return tokens
    .map((token, at) => trim(token, tokens[at - 1], tokens[at + 1]))
    .filter(({ text }) => text !== '')
    .map(({ text, marks }) => (marks === undefined ? text : `[${marks}]${text}`))
}

function addText(tokens: Token[], text: string, marks: string): void {
  const last = tokens.at(-1)
  if (last?.marks === marks) last.text += text
  else if (text !== '') tokens.push({ text, marks })
}

function trim(token: Token, before: Token | undefined, after: Token | undefined): Token {
  if (token.marks === undefined) return token
  const start = before?.marks === undefined ? token.text.replace(/^ /, '') : token.text
  return { ...token, text: after?.marks === undefined ? start.replace(/ $/, '') : start }
}

function toTag(element: Element): string {
  const attributes = element
    .getAttributeNames()
    .sort()
    .map((name) => ` ${name}="${element.getAttribute(name)}"`)
  return element.localName + attributes.join('')
}
