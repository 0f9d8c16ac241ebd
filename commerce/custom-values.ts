/**
 * Returns whether a boolean custom attribute is on. Archives without attribute definitions contain
 * every value as text.
 */
export const isOn = (value: unknown): boolean => value === true || value === 'true'

/** Returns a numeric attribute if it is above 0, otherwise undefined. */
export function positiveNumberOf(
  custom: Readonly<Record<string, unknown>> | undefined,
  name: string,
): number | undefined {
  const value = Number(custom?.[name] ?? 0)
  return Number.isFinite(value) && value > 0 ? value : undefined
}
