import { unescapeText } from './unescape-text'

const RUN = /^([\w%-]*)-(\d{1,4})$/

/** A number of equal things in a row; the id is empty where there is nothing. */
export interface Run {
  id: string
  count: number
}

/** Writes runs as text that needs no escaping in a URL: `430010-3.430020-6`. */
export function writeRuns(runs: readonly Run[]): string {
  return runs.map(({ id, count }) => `${escapeId(id)}-${count}`).join('.')
}

/** Reads each run of a text; undefined for a part that is not one. */
export function readRuns(text: string): (Run | undefined)[] {
  return text.split('.').map((part) => {
    const [, escaped = '', count] = RUN.exec(part) ?? []
    const id = unescapeText(escaped)
    return id !== undefined && Number(count) > 0 ? { id, count: Number(count) } : undefined
  })
}

/** Escapes all but letters, digits, `_` and `-`; unpaired surrogates are dropped. */
function escapeId(id: string): string {
  return encodeURIComponent(id.replace(/\p{Cs}/gu, '')).replace(
    /[.!~*'()]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
