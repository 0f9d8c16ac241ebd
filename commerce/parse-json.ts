import { z } from 'zod'

/** @returns undefined for a text that is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A transform of zod for a text that must be JSON. */
export function toJson(text: string, context: z.core.$RefinementCtx<string>): unknown {
  const value = parseJson(text)
  if (value !== undefined) return value
  context.addIssue({ code: 'custom', message: 'not valid JSON' })
  return z.NEVER
}
