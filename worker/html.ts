import { escapeMarkup } from '@rules/html-page'

/** Markup that is inserted without escaping. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[]

/** Builds markup from a template; values are escaped unless they are markup themselves. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  const written = texts.map((text, index) => {
    const part = parts[index]
    return part === undefined ? text : text + write(part)
  })
  return new Html(written.join(''))
}

function write(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return escapeMarkup(String(part))
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

export function titleOf(page: string): string | undefined {
  const written = /<title[^<>]*>([^<]*)<\/title>/.exec(page)?.[1]?.trim()
  return written?.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (NAMED[name] ?? whole)
  })
}

/** Returns the addresses of the scripts and style sheets of a build that a page loads. */
export function filesOf(page: string, bundle: string): string[] {
  const names = page
    .split(bundle)
    .slice(1)
    .flatMap((rest) => /^[\w.~-]{1,250}?\.(?:js|css)(?![\w.])/.exec(rest) ?? [])
  return [...new Set(names)].map((name) => bundle + name)
}
