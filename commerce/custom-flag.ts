/**
 * Returns whether a boolean custom attribute is on. Archives without attribute definitions contain
 * every value as text.
 */
export const isOn = (value: unknown): boolean => value === true || value === 'true'
