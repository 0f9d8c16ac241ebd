const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** A day, or a moment of ISO 8601 with or without seconds; without a zone it is UTC. */
export function parseInstant(text: string): Date | undefined {
  if (!DATE.test(text)) return undefined
  const zoned = /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`
  const date = new Date(zoned)
  return Number.isNaN(date.getTime()) ? undefined : date
}
