import { asFields, asText } from '@/lib/read-fields'

export interface Author {
  name: string
  role?: string
}

export function readAuthor(value: unknown): Author | undefined {
  const fields = asFields(value)
  const name = asText(fields.name)
  return name ? { name, role: asText(fields.role) } : undefined
}

/** Reads a calendar date such as 2026-10-08; returns undefined for anything else. */
export function readDate(value: unknown): string | undefined {
  const text = asText(value)
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined
}
