import { z } from 'zod'
import { toPlainText } from '../../rules/plain-text'

/** A line of an address, with one spelling per character. */
export const plainLine = (maxLength = 256) => z.string().overwrite(toPlainText).max(maxLength)

/** The name of a person or a town: like `plainLine`, without control characters. */
export const plainName = (maxLength = 256) =>
  plainLine(maxLength).regex(/^\P{Cc}*$/u, 'must not contain control characters')
