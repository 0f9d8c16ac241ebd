import { z } from 'zod'

/** `a,b` (or the parameter repeated) to a list without doubles; a name's own comma is `%2C`. */
export const queryList = z.union([z.string(), z.array(z.string())]).transform((value) => [
  ...new Set(
    [value]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => decodeOnce(part.trim()))
      .filter((part) => part !== ''),
  ),
])

/** A list of ids, of which at most `most` may be asked for. */
export function idList(most: number, tooMany: string, longest = 256) {
  return queryList.pipe(z.array(z.string().max(longest)).min(1).max(most, tooMany))
}

// ids with commas or percent signs are encoded twice
function decodeOnce(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
