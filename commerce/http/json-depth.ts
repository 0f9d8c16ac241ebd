const BACKSLASH = 92
const QUOTE = 34
const OPENERS = new Set([91, 123])
const CLOSERS = new Set([93, 125])

/** Deeper than any valid request, and far less than a recursive check can handle. */
export const MAX_JSON_DEPTH = 64

/** Returns whether a JSON text nests lists and objects deeper than `max`, without parsing it. */
export function isDeeperThan(text: string, max = MAX_JSON_DEPTH): boolean {
  let depth = 0
  let isString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isString && code === BACKSLASH) at += 1
    else if (code === QUOTE) isString = !isString
    else if (!isString && OPENERS.has(code)) depth += 1
    else if (!isString && CLOSERS.has(code)) depth -= 1
    if (depth > max) return true
  }
  return false
}
