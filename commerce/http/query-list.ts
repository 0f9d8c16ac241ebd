import { z } from 'zod'
import { unescapeText } from '../../rules/unescape-text'

/**
 * Converts `a,b` (or a repeated parameter) to a list without duplicates; a comma inside a name is
 * encoded as `%2C`.
 */
export const queryList = z.union([z.string(), z.array(z.string())]).transform((value) => [
  ...new Set(
    [value]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => decodeOnce(part.trim()))
      .filter((part) => part !== ''),
  ),
])

/** Parses a list of at most `most` ids. */
export function idList(most: number, tooMany: string, longest = 256) {
  return queryList.pipe(z.array(z.string().max(longest)).min(1).max(most, tooMany))
}

// clients encode ids with commas or percent signs twice
const decodeOnce = (text: string): string => unescapeText(text) ?? text
